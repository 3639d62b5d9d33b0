import { markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { HandOverArtwork, NewHandOver, NewHandOverPicture } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { listPublicPaths } from './artist-changes.ts';
import { getArtistGalleryPath, getSessionsPath } from './paths.ts';

/** Returns the path of the design of a session. Only the artist of the session may read it. */
export const getHandOverPath = (id: string, appointmentId: string) =>
  apiPath('GET /artists/{id}/sessions/{appointmentId}/hand-over', { id, appointmentId });

/** Returns functions that add pictures and hand them over. Each function rejects with an ApiError when its request fails. */
export function useHandOverChanges(id: string, appointmentId: string) {
  const updateResponse = useUpdateResponse();
  const params = { id, appointmentId };
  return {
    addPicture(file: File): Promise<NewHandOverPicture> {
      const body = new FormData();
      body.set('file', file);
      return callApi('POST /artists/{id}/sessions/{appointmentId}/hand-over/pictures', { params, body });
    },
    async handOver(body: NewHandOver): Promise<void> {
      const handOver = await callApi('POST /artists/{id}/sessions/{appointmentId}/hand-over', {
        params,
        body,
      });
      updateResponse(getHandOverPath(id, appointmentId), () => handOver);
      markStale([getSessionsPath(id), getArtistGalleryPath(id), ...listPublicPaths(id)]);
    },
    async showInGallery(body: HandOverArtwork): Promise<void> {
      const handOver = await callApi('POST /artists/{id}/sessions/{appointmentId}/hand-over/gallery', {
        params,
        body,
      });
      updateResponse(getHandOverPath(id, appointmentId), () => handOver);
      markStale([getArtistGalleryPath(id), ...listPublicPaths(id)]);
    },
  };
}
