import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { adjacentArtwork, type GalleryArtwork } from '../../lib/gallery-artwork.ts';

/** Marks links that open the lightbox. */
export const OPENS_LIGHTBOX = { 'data-opens-lightbox': '' };

/** Time after a click in which the lightbox is expected to open. */
const OPENING_MS = 5_000;

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Switches between artworks by arrow keys. Keys that are pressed while the lightbox is still opening are counted and
 * applied when it is open; keys pressed faster than the router updates all count.
 * @param id the open artwork, null while the lightbox is closed
 * @returns a function that shows the next (1) or previous (-1) artwork
 */
export function useLightboxNavigation(
  artworks: readonly GalleryArtwork[],
  id: string | null,
  show: (id: string) => void,
): (step: -1 | 1) => void {
  /** The artwork that was requested last; the router reports it back later as `id`. */
  const requested = useRef(id);
  const opening = useRef<{ since: number; steps: (-1 | 1)[] }>(undefined);

  function navigate(step: -1 | 1): void {
    const from = requested.current;
    const next = from === null ? undefined : adjacentArtwork(artworks, from, step);
    if (!next || next.id === from) return;
    requested.current = next.id;
    show(next.id);
  }

  const applyEarlyKeys = useEffectEvent(() => {
    const steps = opening.current?.steps ?? [];
    opening.current = undefined;
    for (const step of steps) navigate(step);
  });
  useLayoutEffect(() => {
    requested.current = id;
    if (id !== null) applyEarlyKeys();
  }, [id]);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('[data-opens-lightbox]');
    if (link) opening.current = { since: event.timeStamp, steps: [] };
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (requested.current !== null) navigate(step);
    else if (opening.current && event.timeStamp - opening.current.since < OPENING_MS)
      opening.current.steps.push(step);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const clicked = (event: MouseEvent) => onClick(event);
    const pressed = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('click', clicked, { capture: true });
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('click', clicked, { capture: true });
      document.removeEventListener('keydown', pressed);
    };
  }, []);

  return navigate;
}
