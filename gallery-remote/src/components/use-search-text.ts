import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Delay in milliseconds between the last key and the change of the URL. Without the delay, fast typing would exceed the
 * number of URL changes that browsers allow.
 */
const UPDATE_DELAY_MS = 250;

interface SearchTextState {
  /** Text in the URL at the last render. */
  urlText: string;
  text: string;
  /** Texts that were written to the URL and that no render has received as `urlText` yet. */
  writtenTexts: readonly string[];
}

/**
 * Synchronises the text of a search box with a parameter of the URL. Typing changes the text at once and the URL after
 * a delay. Other changes of the URL (Back, a link) replace the text.
 */
export function useSearchText(urlText: string, writeUrlText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<SearchTextState>({
    urlText,
    text: urlText,
    writtenTexts: [],
  });
  const [pendingText, setPendingText] = useState<string>();
  if (state.urlText !== urlText) {
    const index = state.writtenTexts.indexOf(urlText);
    if (index >= 0) {
      // Keeps the text of the search box, which may be newer than the text in the URL.
      setState({ ...state, urlText, writtenTexts: state.writtenTexts.slice(index + 1) });
    } else {
      setState({ urlText, text: urlText, writtenTexts: [] });
      setPendingText(undefined);
    }
  }
  const write = useEffectEvent(writeUrlText);

  useEffect(() => {
    if (pendingText === undefined) return;
    timer.current = setTimeout(() => {
      const text = pendingText.trim();
      setPendingText(undefined);
      setState((current) => ({
        ...current,
        writtenTexts: text === current.urlText ? [] : [...current.writtenTexts, text],
      }));
      write(text);
    }, UPDATE_DELAY_MS);
    return () => clearTimeout(timer.current);
  }, [pendingText]);

  function typeText(text: string): void {
    setState((current) => ({ ...current, text }));
    setPendingText(text);
  }

  // Adopts text that was typed before hydration, because React received no event for this text.
  const adoptInput = useEffectEvent(() => {
    if (input.current && input.current.value !== state.text) typeText(input.current.value);
  });
  useEffect(() => adoptInput(), []);

  return { text: state.text, typeText, input };
}
