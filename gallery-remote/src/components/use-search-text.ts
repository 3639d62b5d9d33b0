import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last key the address follows: browsers refuse to change it all the time. */
const FOLLOWS_MS = 250;

interface Typed {
  /** The address that the text was last compared with. */
  address: string;
  text: string;
  /** What was written into the address and has not arrived there yet: the router takes its time. */
  onTheWay: readonly string[];
}

/**
 * The text of a search box that also stands in the address. What is typed counts at once, the address
 * follows; an address that changes otherwise (Back, a link) is taken over.
 */
export function useSearchText(inAddress: string, writeAddress: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<Typed>({ address: inAddress, text: inAddress, onTheWay: [] });
  const [pending, setPending] = useState<string>();
  if (typed.address !== inAddress) {
    const at = typed.onTheWay.indexOf(inAddress);
    if (at >= 0) {
      // Our own, arrived: more may have been typed since.
      setTyped({ ...typed, address: inAddress, onTheWay: typed.onTheWay.slice(at + 1) });
    } else {
      setTyped({ address: inAddress, text: inAddress, onTheWay: [] });
      setPending(undefined);
    }
  }
  const write = useEffectEvent(writeAddress);

  useEffect(() => {
    if (pending === undefined) return;
    timer.current = setTimeout(() => {
      const text = pending.trim();
      setPending(undefined);
      setTyped((now) => ({ ...now, onTheWay: text === now.address ? [] : [...now.onTheWay, text] }));
      write(text);
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
