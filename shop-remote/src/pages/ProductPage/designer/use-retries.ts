import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '@rangmala/shared/api';
import { retryRequest } from '../../../api/retry.ts';

interface Pause {
  seconds: number;
  error: ApiError;
  end: () => void;
}

export type Retries = ReturnType<typeof useRetries>;

/** Returns a function that repeats failed requests with growing pauses, and a notice about the waiting requests. */
export function useRetries() {
  const [pauses, setPauses] = useState<readonly Pause[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const wait = (seconds: number, error: ApiError): Promise<void> =>
    new Promise((resolve) => {
      const pause: Pause = {
        seconds,
        error,
        end() {
          clearTimeout(timer);
          timers.current.delete(timer);
          setPauses((others) => others.filter((other) => other !== pause));
          resolve();
        },
      };
      const timer = setTimeout(pause.end, seconds * 1000);
      timers.current.add(timer);
      setPauses((others) => [...others, pause]);
    });

  const retryNow = () => pauses.forEach(({ end }) => end());

  useEffect(() => {
    window.addEventListener('online', retryNow);
    return () => window.removeEventListener('online', retryNow);
  });
  useEffect(() => {
    const runningTimers = timers.current;
    return () => runningTimers.forEach(clearTimeout);
  }, []);

  const latestPause = pauses.at(-1);
  return {
    /** Says why a request failed and when it is sent again; undefined when no request waits. */
    notice: latestPause && createNotice(latestPause),
    /** Ends all pauses, so that the waiting requests are sent at once. */
    retryNow,
    /**
     * Sends a request until it succeeds. Ends the pauses when the browser is online again. After the editor is closed,
     * sends no request again; the promise then stays pending.
     * @param onPause called when the request begins to wait; returns whether the request is still needed
     * @throws ApiError when the server refuses the request, or when the request is no longer needed
     */
    run: <T>(send: () => Promise<T>, onPause = () => true): Promise<T> =>
      retryRequest(send, async (seconds, error) => {
        if (!onPause()) return false;
        await wait(seconds, error);
        return onPause();
      }),
  };
}

function createNotice({ error, seconds }: Pause): string {
  const reason = error.status === 0 ? 'We could not reach our server.' : error.message;
  return `${reason} We’ll try again in ${seconds} seconds.`;
}
