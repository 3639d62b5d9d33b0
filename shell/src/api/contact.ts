import { useState } from 'react';
import { ApiError } from '@rangmala/shared/api';
import type { ContactMessage } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';

/** Result of sending a message: `refused` after an error response, `unreachable` without a complete response. */
export type ContactOutcome = 'sent' | 'refused' | 'unreachable';

/**
 * Returns `send`, which sends a contact message, and `outcome`, the result of the last message. `outcome` is null
 * before the first message and while a message is being sent.
 */
export function useContactMessage() {
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null);

  async function send(message: ContactMessage): Promise<ContactOutcome> {
    setOutcome(null);
    const result = await postMessage(message);
    setOutcome(result);
    return result;
  }

  return { outcome, send };
}

async function postMessage(message: ContactMessage): Promise<ContactOutcome> {
  try {
    await callApi('POST /contact', { body: message });
    return 'sent';
  } catch (error) {
    return error instanceof ApiError && error.status !== 0 ? 'refused' : 'unreachable';
  }
}
