import { useEffect, useState } from 'react';

/** Duration of messages on the artist's profile. */
const SHOWN_MS = 3000;

/** Returns a value that clears itself after 3 seconds, and its setter. */
export function useTransientMessage<T>(): [T | undefined, (shown: T | undefined) => void] {
  const [shown, setShown] = useState<{ value: T }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value, (value) => setShown(value === undefined ? undefined : { value })];
}
