import { useEffect, useEffectEvent } from 'react';
import { ApiError, markStale, useApi, useUpdateAnswer, type ApiResult } from '@rangmala/shared/api';
import type { Conversation, NewMessage } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { sessionsPath } from './use-artist-sessions.ts';

const POLL_MS = 10_000;
const SEND_FAILED = 'Your message could not be sent. Please try again.';

export const sessionChatPath = (id: string, appointmentId: string) =>
  apiPath('GET /artists/{id}/sessions/{appointmentId}/messages', { id, appointmentId });

/** Returns the messages of a session and updates them while the page is visible. */
export function useSessionChat(id: string, appointmentId: string): ApiResult<Conversation> {
  const result = useApi(sessionChatPath(id, appointmentId));
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
export function useSendToCustomer(id: string, appointmentId: string): (message: NewMessage) => Promise<void> {
  const update = useUpdateAnswer();
  return async (body) => {
    try {
      const params = { id, appointmentId };
      const sent = await callApi('POST /artists/{id}/sessions/{appointmentId}/messages', { params, body });
      update(
        sessionChatPath(id, appointmentId),
        (before) => before && { ...before, messages: [...before.messages, sent] },
      );
      markStale([sessionsPath(id)]);
    } catch (error) {
      const isExplained = error instanceof ApiError && error.status >= 400 && error.status < 500;
      throw new Error(isExplained ? error.message : SEND_FAILED, { cause: error });
    }
  };
}
