import { useEffect, useState } from 'react';

/** Something that is shown for a while, and then gone by itself. @returns it, and a function that shows another */
export function usePassing<T>(ms: number): [T | undefined, (shown: T | undefined) => void] {
  const [shown, setShown] = useState<{ value: T }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return [shown?.value, (value) => setShown(value === undefined ? undefined : { value })];
}
