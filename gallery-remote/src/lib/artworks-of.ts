import { links } from '@rangmala/shared/links';

/** The gallery by artist, searched for one. */
export function artworksOf(name: string): string {
  return `${links.artGalleryByArtist()}?${new URLSearchParams({ search: name })}`;
}
