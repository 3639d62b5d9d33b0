import type * as z from 'zod/mini';
import type { productDetailsSchema } from '../shared/src/contract/product-details.ts';

/** The demo data as the export reads them. */
export interface SeedProduct extends Omit<z.infer<typeof productDetailsSchema>, 'views'> {
  id: string;
  category: string;
  name: string;
  price: number;
  description: string;
  pictures: { picture: string; label?: string; options?: Record<string, string> }[];
  views: { side: string; options: Record<string, string>; picture: string }[];
  tax?: { hsn: string; gst_percent: number } | undefined;
  stock?: number | undefined;
  country_of_origin?: string | undefined;
}

export interface SeedFile {
  categories: { name: string; picture: string }[];
  products: SeedProduct[];
  art_types: { name: string; type: string; popularity: number }[];
  artists: {
    id: string;
    name: string;
    picture: string;
    bio: string;
    testimonial: string;
    rating: number;
    art_types: string[];
    skills: string[];
    featured?: boolean | undefined;
    availability: { weekday: number; start_time: string; end_time: string }[];
  }[];
  artworks: { id: string; title: string; art_types: string[]; picture: string; artist: string }[];
  testimonials: { name: string; testimonial: string; picture: string }[];
}

export interface Media {
  url: string;
  placeholder: string;
  surfaces?: Readonly<
    Record<string, { base: string; columns: number; rows: number; points: [number, number][] }>
  >;
}
export type MediaIndex = Readonly<Record<string, Media>>;

export function requireMedia(index: MediaIndex, key: string): Pick<Media, 'url' | 'placeholder'> {
  const media = index[key];
  if (!media) throw new Error(`There is no picture with the key ${key}.`);
  return media;
}
