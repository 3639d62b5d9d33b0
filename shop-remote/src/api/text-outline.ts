import { ApiError } from '@rangmala/shared/api';
import type { TextOutline, Typeface } from '@rangmala/shared/contract/designs';
import { callApi } from '@rangmala/shared/endpoints';
import { RetryLaterError } from './retry.ts';

/**
 * Returns the outline of a text as it is printed.
 * @throws RetryLaterError when too many texts were requested in the last minute
 * @throws ApiError when the server refuses the text or the request fails
 */
export async function fetchOutline(text: string, typeface: Typeface): Promise<TextOutline> {
  try {
    return await callApi('GET /text-outline', { params: { text, typeface } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) throw new RetryLaterError(429, error.message, 1);
    throw error;
  }
}
