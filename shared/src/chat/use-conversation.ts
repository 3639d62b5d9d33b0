import { useEffect, useEffectEvent } from 'react';
import { useApi, type ApiPath, type ApiResult } from '@rangmala/shared/api';
import type { Conversation } from '@rangmala/shared/contract';

const POLL_MS = 10_000;
/** Says that a message could not be sent, when the server gives no reason. */
export const SEND_FAILED = 'Your message could not be sent. Please try again.';

/**
 * Returns the conversation at an API path. Requests the conversation again every {@link POLL_MS} milliseconds while the
 * conversation is open and the page is visible.
 */
export function useConversation(path: ApiPath<Conversation>): ApiResult<Conversation> {
  const result = useApi(path);
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && result.data?.is_open) void result.reload();
  });
  useEffect(() => {
    const timer = setInterval(() => poll(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return result;
}
