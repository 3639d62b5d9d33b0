import type { NewMessage } from '@rangmala/shared/contract';
import { useSendMessage } from '@rangmala/shared/chat';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

export const getConversationPath = (id: string) => apiPath('GET /appointments/{id}/messages', { id });

/**
 * Returns a function that sends a message to the artist. When the request fails, the function rejects with an Error
 * whose text can be shown to the customer.
 */
export function useSendToArtist(id: string): (message: NewMessage) => Promise<void> {
  return useSendMessage(getConversationPath(id), (body) =>
    callApi('POST /appointments/{id}/messages', { params: { id }, body }),
  );
}
