import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { findAdjacentArtwork, type GalleryArtwork } from '../../lib/gallery-artwork.ts';

/** Props of a link that opens the lightbox. */
export const LIGHTBOX_LINK_PROPS = { 'data-opens-lightbox': '' };

/** Time in milliseconds for which arrow keys are stored after a click on a link with {@link LIGHTBOX_LINK_PROPS}. */
const OPENING_MS = 5_000;

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Switches between artworks by arrow keys. Stores keys that are pressed while the lightbox is opening, and applies them
 * when the lightbox is open. Applies every key, even when keys are pressed faster than the router updates.
 * @param id id of the open artwork; null while the lightbox is closed
 * @returns a function that shows the next (1) or previous (-1) artwork
 */
export function useLightboxNavigation(
  artworks: readonly GalleryArtwork[],
  id: string | null,
  show: (id: string) => void,
): (step: -1 | 1) => void {
  /**
   * Id of the last requested artwork, which becomes `id` when the router has updated; null while the lightbox is
   * closed.
   */
  const requestedId = useRef(id);
  const pendingOpening = useRef<{ clickedAtMs: number; steps: (-1 | 1)[] }>(undefined);

  function navigate(step: -1 | 1): void {
    const fromId = requestedId.current;
    const nextArtwork = fromId === null ? undefined : findAdjacentArtwork(artworks, fromId, step);
    if (!nextArtwork || nextArtwork.id === fromId) return;
    requestedId.current = nextArtwork.id;
    show(nextArtwork.id);
  }

  const applyStoredKeys = useEffectEvent(() => {
    const steps = pendingOpening.current?.steps ?? [];
    pendingOpening.current = undefined;
    for (const step of steps) navigate(step);
  });
  useLayoutEffect(() => {
    requestedId.current = id;
    if (id !== null) applyStoredKeys();
  }, [id]);

  const isOpening = ({ timeStamp }: Event) =>
    pendingOpening.current !== undefined && timeStamp - pendingOpening.current.clickedAtMs < OPENING_MS;
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('[data-opens-lightbox]');
    // Does not reset the stored keys when the shell repeats a held click.
    if (link && !isOpening(event)) pendingOpening.current = { clickedAtMs: event.timeStamp, steps: [] };
  });
  const storeKey = useEffectEvent((event: KeyboardEvent) => {
    const step = readStep(event);
    if (!step || requestedId.current !== null || !isOpening(event)) return;
    pendingOpening.current?.steps.push(step);
    event.preventDefault();
  });
  const applyKey = useEffectEvent((event: KeyboardEvent) => {
    const step = readStep(event);
    if (!step || requestedId.current === null) return;
    navigate(step);
    event.preventDefault();
  });
  useEffect(() => {
    const clickListener = (event: MouseEvent) => onClick(event);
    const storingListener = (event: KeyboardEvent) => storeKey(event);
    const applyingListener = (event: KeyboardEvent) => applyKey(event);
    // Listens on the window, because held clicks do not reach the document.
    window.addEventListener('click', clickListener, { capture: true });
    // Listens in the capture phase, because React stops keys in a part of the page that is not hydrated.
    document.addEventListener('keydown', storingListener, { capture: true });
    document.addEventListener('keydown', applyingListener);
    return () => {
      window.removeEventListener('click', clickListener, { capture: true });
      document.removeEventListener('keydown', storingListener, { capture: true });
      document.removeEventListener('keydown', applyingListener);
    };
  }, []);

  return navigate;
}

/** Returns the step of an arrow key; undefined for other keys and for a key that is already handled. */
function readStep(event: KeyboardEvent): -1 | 1 | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return STEPS[event.key];
}
