import { useEffect, useState } from 'react';

/** Time in milliseconds for which a message is shown. */
const MESSAGE_MS = 3000;

/** Returns a value that is cleared after {@link MESSAGE_MS}, and its setter. */
export function useTransientMessage<T>(): [T | undefined, (message: T | undefined) => void] {
  const [message, setMessage] = useState<{ value: T }>();
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.value, (value) => setMessage(value === undefined ? undefined : { value })];
}
