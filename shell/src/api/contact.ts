import { useState } from 'react';
import { ApiError } from '@rangmala/shared/api';
import type { ContactMessage } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';

/** Result of sending: `refused` when the server refused the message, `unreachable` when there was no response. */
export type ContactOutcome = 'sent' | 'refused' | 'unreachable';

/** Sends contact messages. `outcome` is the result of the last message; null before and while sending. */
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
