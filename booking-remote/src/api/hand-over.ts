import { markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { Approval, ChangeRequest, HandOver } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { useUser } from '@rangmala/shared/session';
import { listAppointmentPaths } from './paths.ts';

/** Returns the path of the design of a session. Only the customer of the session may read it. */
export const getHandOverPath = (id: string) => apiPath('GET /appointments/{id}/hand-over', { id });

/** Returns the URL of an approved picture on a product. */
export const getPreviewUrl = (id: string, picture: string, productId: string): string =>
  `/api${apiPath('GET /appointments/{id}/hand-over/pictures/{picture}/products/{productId}.jpg', { id, picture, productId })}`;

/** Returns functions that answer the artist. Each function rejects with an ApiError when its request fails. */
export function useHandOverAnswers(id: string) {
  const updateResponse = useUpdateResponse();
  const { user } = useUser();
  const params = { id };
  const update = (handOver: HandOver): void => {
    updateResponse(getHandOverPath(id), () => handOver);
    if (user) markStale(listAppointmentPaths(user.userId));
  };
  return {
    askForChange: async (body: ChangeRequest) =>
      update(await callApi('POST /appointments/{id}/hand-over/changes', { params, body })),
    approve: async (body: Approval) =>
      update(await callApi('POST /appointments/{id}/hand-over/approval', { params, body })),
    setGalleryConsent: async (gallery: boolean) =>
      update(await callApi('PUT /appointments/{id}/hand-over/gallery', { params, body: { gallery } })),
    makeDesign: (product_id: string, picture: string) =>
      callApi('POST /appointments/{id}/hand-over/designs', { params, body: { product_id, picture } }),
  };
}
