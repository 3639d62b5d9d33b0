import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onFile` when a file is pasted anywhere on the page, except in fields and dialogs outside `region`. Listens on
 * the whole page, because the focus is often on the body, for example after a press on an empty area.
 */
export function usePastedFile(region: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const [file] = clipboardData?.files ?? [];
    if (!file || !(target instanceof Node)) return;
    const isInFieldOrDialog =
      target instanceof Element && target.closest('input, textarea, dialog, [role="dialog"]') !== null;
    if (isInFieldOrDialog && !region.current?.contains(target)) return;
    event.preventDefault();
    onFile(file);
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
