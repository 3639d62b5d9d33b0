import { useState } from 'react';
import { ApiError } from '@rangmala/shared/api';
import type { ContactMessage } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';

/** What became of a message: `refused` by the server, or `unreachable` when no answer came. */
export type ContactOutcome = 'sent' | 'refused' | 'unreachable';

/** Sends messages to us; `outcome` is that of the last one, null before it and while it is under way. */
export function useContactMessage() {
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null);

  async function send(message: ContactMessage): Promise<ContactOutcome> {
    setOutcome(null);
    const result = await post(message);
    setOutcome(result);
    return result;
  }

  return { outcome, send };
}

async function post(message: ContactMessage): Promise<ContactOutcome> {
  try {
    await callApi('POST /contact', { body: message });
    return 'sent';
  } catch (error) {
    return error instanceof ApiError && error.status !== 0 ? 'refused' : 'unreachable';
  }
}
