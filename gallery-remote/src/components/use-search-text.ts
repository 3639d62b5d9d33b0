import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Delay between the last key and the address change: browsers limit how often the address may change. */
const FOLLOWS_MS = 250;

interface Typed {
  /** Text in the address at the last comparison. */
  address: string;
  text: string;
  /** Texts written to the address that the router has not reported back yet. */
  onTheWay: readonly string[];
}

/**
 * Keeps the text of a search box and a parameter of the address in step. Typing changes the text at once and the
 * address after a delay; other changes of the address (Back, a link) replace the text.
 */
export function useSearchText(inAddress: string, writeAddress: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<Typed>({ address: inAddress, text: inAddress, onTheWay: [] });
  const [pending, setPending] = useState<string>();
  if (typed.address !== inAddress) {
    const at = typed.onTheWay.indexOf(inAddress);
    if (at >= 0) {
      // Our own change has arrived; more may have been typed since.
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

  // Text typed before hydration is in the box, but fired no React event.
  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.value !== typed.text) type(input.current.value);
  });
  useEffect(() => takeOver(), []);

  return { text: typed.text, type, input };
}
