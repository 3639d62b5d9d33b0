import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last key the address follows: browsers refuse to change it all the time. */
const FOLLOWS_MS = 250;

/**
 * The text of a search box that also stands in the address. What is typed counts at once, the address
 * follows; an address that changes otherwise (Back, a link) is taken over.
 */
export function useSearchText(inAddress: string, writeAddress: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState({ address: inAddress, text: inAddress });
  if (typed.address !== inAddress) {
    // Our own change has arrived, or somebody else's.
    setTyped({ address: inAddress, text: typed.text.trim() === inAddress ? typed.text : inAddress });
  }
  const write = useEffectEvent(writeAddress);
  const [pending, setPending] = useState<string>();

  useEffect(() => {
    if (pending === undefined) return;
    timer.current = setTimeout(() => {
      setPending(undefined);
      write(pending.trim());
    }, FOLLOWS_MS);
    return () => clearTimeout(timer.current);
  }, [pending]);

  function type(text: string): void {
    setTyped((before) => ({ ...before, text }));
    setPending(text);
  }

  // Typed before the page was hydrated: the browser shows it, but nobody was told.
  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.value !== typed.text) type(input.current.value);
  });
  useEffect(() => takeOver(), []);

  return { text: typed.text, type, input };
}
