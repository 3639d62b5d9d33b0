import { apiFetch, markStale, sendForm, sendJson, useUpdateAnswer } from '@rangmala/shared/api';
import type { ArtistGallery, Artwork, UploadedArtwork } from '@rangmala/shared/contract';
import { PUBLIC_PATHS } from './save-artist.ts';
import { artistGalleryPath } from './use-artist.ts';

/** Word for word from the specification (§8). */
export const ARTWORK_UPLOADED = 'Image uploaded to gallery!';
export const ARTWORK_FAILED = 'Failed to upload gallery image.';

export interface NewArtwork {
  file: File;
  title: string;
  artTypes: readonly string[];
}

/** What an artist does to their own gallery; everything throws an ApiError when it is refused. */
export function useOwnGallery(id: string) {
  const update = useUpdateAnswer();
  const path = artistGalleryPath(id);
  const one = (artworkId: string) => `${path}/${encodeURIComponent(artworkId)}`;

  function keep(change: (artworks: Artwork[]) => Artwork[]): void {
    update<ArtistGallery>(path, (kept) => kept && { artworks: change(kept.artworks) });
    markStale(PUBLIC_PATHS);
  }

  return {
    async hang({ file, title, artTypes }: NewArtwork): Promise<void> {
      const form = new FormData();
      form.set('file', file);
      form.set('title', title);
      for (const artType of artTypes) form.append('art_type', artType);
      const { data } = await sendForm<UploadedArtwork>('POST', path, form);
      keep((artworks) => [data, ...artworks.filter((each) => each.id !== data.id)]);
    },
    async retitle(artworkId: string, title: string): Promise<void> {
      const changed = await sendJson<Artwork>('PUT', one(artworkId), { title });
      keep((artworks) => artworks.map((each) => (each.id === changed.id ? changed : each)));
    },
    async sort(ids: readonly string[]): Promise<void> {
      const { artworks } = await sendJson<ArtistGallery>('PUT', `${path}/order`, { ids });
      keep(() => artworks);
    },
    async takeDown(artworkId: string): Promise<void> {
      await apiFetch(one(artworkId), { method: 'DELETE' });
      keep((artworks) => artworks.filter((each) => each.id !== artworkId));
    },
  };
}
