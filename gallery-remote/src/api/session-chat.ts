import { markStale } from '@rangmala/shared/api';
import type { NewMessage } from '@rangmala/shared/contract';
import { useSendMessage } from '@rangmala/shared/chat';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { getSessionsPath } from './use-artist-sessions.ts';

export const getSessionChatPath = (id: string, appointmentId: string) =>
  apiPath('GET /artists/{id}/sessions/{appointmentId}/messages', { id, appointmentId });

/**
 * Returns a function that sends a message to the customer. When the request fails, the function rejects with an Error
 * whose text can be shown to the artist.
 */
export function useSendToCustomer(id: string, appointmentId: string): (message: NewMessage) => Promise<void> {
  return useSendMessage(getSessionChatPath(id, appointmentId), async (body) => {
    const params = { id, appointmentId };
    const sentMessage = await callApi('POST /artists/{id}/sessions/{appointmentId}/messages', {
      params,
      body,
    });
    markStale([getSessionsPath(id)]);
    return sentMessage;
  });
}
