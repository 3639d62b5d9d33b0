import { useEffect, useEffectEvent } from 'react';
import { ApiError, useApi, useUpdateAnswer, type ApiResult } from '@rangmala/shared/api';
import type { Conversation, NewMessage } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

const POLL_MS = 10_000;
const SEND_FAILED = 'Your message could not be sent. Please try again.';

export const conversationPath = (id: string) => apiPath('GET /appointments/{id}/messages', { id });

/** Returns the messages of an appointment and updates them while the page is visible. */
export function useConversation(id: string): ApiResult<Conversation> {
  const result = useApi(conversationPath(id));
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && result.data?.is_open) void result.reload();
  });
  useEffect(() => {
    const timer = setInterval(() => poll(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return result;
}

/** Returns a function that sends a message. It throws an Error with the sentence to show. */
export function useSendMessage(id: string): (message: NewMessage) => Promise<void> {
  const update = useUpdateAnswer();
  return async (message) => {
    try {
      const sent = await callApi('POST /appointments/{id}/messages', { params: { id }, body: message });
      update(conversationPath(id), (before) => before && { ...before, messages: [...before.messages, sent] });
    } catch (error) {
      const isExplained = error instanceof ApiError && error.status >= 400 && error.status < 500;
      throw new Error(isExplained ? error.message : SEND_FAILED, { cause: error });
    }
  };
}
