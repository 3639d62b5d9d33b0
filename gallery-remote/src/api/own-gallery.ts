import { markStale, useUpdateAnswer } from '@rangmala/shared/api';
import type { Artwork } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { PUBLIC_PATHS } from './save-artist.ts';
import { artistGalleryPath } from './use-artist.ts';

/** The result messages of an upload. */
export const ARTWORK_UPLOADED = 'Image uploaded to gallery!';
export const ARTWORK_FAILED = 'Failed to upload gallery image.';

export interface NewArtwork {
  file: File;
  title: string;
  artTypes: readonly string[];
}

/** Changes to an artist's own gallery; every function throws an ApiError when the server refuses. */
export function useOwnGallery(id: string) {
  const update = useUpdateAnswer();

  function keep(change: (artworks: Artwork[]) => Artwork[]): void {
    update(artistGalleryPath(id), (kept) => kept && { artworks: change(kept.artworks) });
    markStale(PUBLIC_PATHS);
  }

  return {
    async add({ file, title, artTypes }: NewArtwork): Promise<void> {
      const form = new FormData();
      form.set('file', file);
      form.set('title', title);
      for (const artType of artTypes) form.append('art_type', artType);
      const { data } = await callApi('POST /artists/{id}/gallery', { params: { id }, body: form });
      keep((artworks) => [data, ...artworks.filter((each) => each.id !== data.id)]);
    },
    async rename(artworkId: string, title: string): Promise<void> {
      const changed = await callApi('PUT /artists/{id}/gallery/{artworkId}', {
        params: { id, artworkId },
        body: { title },
      });
      keep((artworks) => artworks.map((each) => (each.id === changed.id ? changed : each)));
    },
    async reorder(ids: string[]): Promise<void> {
      const { artworks } = await callApi('PUT /artists/{id}/gallery/order', {
        params: { id },
        body: { ids },
      });
      keep(() => artworks);
    },
    async remove(artworkId: string): Promise<void> {
      await callApi('DELETE /artists/{id}/gallery/{artworkId}', { params: { id, artworkId } });
      keep((artworks) => artworks.filter((each) => each.id !== artworkId));
    },
  };
}
