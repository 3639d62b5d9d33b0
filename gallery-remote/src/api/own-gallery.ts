import { markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { Artwork } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { listPublicPaths } from './save-artist.ts';
import { getArtistGalleryPath } from './use-artist.ts';

export const ARTWORK_UPLOADED = 'Image uploaded to gallery!';
export const ARTWORK_UPLOAD_FAILED = 'Failed to upload gallery image.';

export interface NewArtwork {
  file: File;
  title: string;
  artTypes: readonly string[];
}

/**
 * Returns functions that change the gallery of the signed-in artist. Each function rejects with an ApiError when its
 * request fails.
 */
export function useArtistGalleryChanges(id: string) {
  const updateResponse = useUpdateResponse();

  function updateGallery(change: (artworks: Artwork[]) => Artwork[]): void {
    updateResponse(getArtistGalleryPath(id), (gallery) => gallery && { artworks: change(gallery.artworks) });
    markStale(listPublicPaths(id));
  }

  return {
    async add({ file, title, artTypes }: NewArtwork): Promise<void> {
      const form = new FormData();
      form.set('file', file);
      form.set('title', title);
      for (const artType of artTypes) form.append('art_type', artType);
      const { data } = await callApi('POST /artists/{id}/gallery', { params: { id }, body: form });
      updateGallery((artworks) => [data, ...artworks.filter((artwork) => artwork.id !== data.id)]);
    },
    async rename(artworkId: string, title: string): Promise<void> {
      const renamedArtwork = await callApi('PUT /artists/{id}/gallery/{artworkId}', {
        params: { id, artworkId },
        body: { title },
      });
      updateGallery((artworks) =>
        artworks.map((artwork) => (artwork.id === renamedArtwork.id ? renamedArtwork : artwork)),
      );
    },
    async reorder(ids: string[]): Promise<void> {
      const { artworks } = await callApi('PUT /artists/{id}/gallery/order', {
        params: { id },
        body: { ids },
      });
      updateGallery(() => artworks);
    },
    async remove(artworkId: string): Promise<void> {
      await callApi('DELETE /artists/{id}/gallery/{artworkId}', { params: { id, artworkId } });
      updateGallery((artworks) => artworks.filter((artwork) => artwork.id !== artworkId));
    },
  };
}
