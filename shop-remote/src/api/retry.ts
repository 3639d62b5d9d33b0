import { ApiError } from '@rangmala/shared/api';

/** Statuses of temporary failures; 0 means that no response arrived. */
const TEMPORARY_STATUSES = [0, 502, 503, 504];
const FIRST_PAUSE_S = 2;
const LONGEST_PAUSE_S = 60;

/** An error response that says after how many seconds the request may be sent again, for example 429 or 503. */
export class RetryLaterError extends ApiError {
  constructor(
    status: number,
    detail: string,
    readonly retryAfterS: number,
  ) {
    super(status, detail);
  }
}

/**
 * Sends a request until it succeeds. The pauses between the attempts are 2, 4, 8 … seconds, at most a minute. If the
 * server requires a longer pause, uses the longer pause.
 * @param pause waits; returns false when the request is no longer needed
 * @throws ApiError when the server refuses the request or requires a pause of more than a minute, and when the request
 *   is no longer needed
 */
export async function retryRequest<T>(
  send: () => Promise<T>,
  pause: (seconds: number, error: ApiError) => Promise<boolean>,
): Promise<T> {
  for (let seconds = FIRST_PAUSE_S; ; seconds = Math.min(seconds * 2, LONGEST_PAUSE_S)) {
    try {
      return await send();
    } catch (error) {
      const requestedPause = error instanceof RetryLaterError ? error.retryAfterS : 0;
      const isTemporary =
        error instanceof ApiError && (TEMPORARY_STATUSES.includes(error.status) || requestedPause > 0);
      if (!isTemporary || requestedPause > LONGEST_PAUSE_S) throw error;
      if (!(await pause(Math.max(seconds, requestedPause), error))) throw error;
    }
  }
}

/**
 * Returns the result of the work. A timeout does not stop the work.
 * @throws Error when the work fails or takes longer than `milliseconds`
 */
export async function withTimeLimit<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('This took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
