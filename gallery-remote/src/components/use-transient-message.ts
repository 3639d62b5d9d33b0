import { useEffect, useState } from 'react';

/** Specification §9: how long the artist's profile shows a message. */
const SHOWN_MS = 3000;

/** Something that is shown for a while, and then gone by itself. @returns it, and a function that shows another */
export function useTransientMessage<T>(): [T | undefined, (shown: T | undefined) => void] {
  const [shown, setShown] = useState<{ value: T }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value, (value) => setShown(value === undefined ? undefined : { value })];
}
