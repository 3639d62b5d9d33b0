import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ArtworkWithArtist } from '@rangmala/shared/contract';
import { useLocation, useNavigate, useSearchParams } from '@rangmala/shared/router';
import { createArtworkUrl, findAdjacentArtwork } from '../../lib/gallery-artwork.ts';

/** Returns the id of the artwork in the URL; null when the URL contains no artwork. */
export const useOpenedId = (): string | null => useSearchParams()[0].get('artwork');

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Returns the open artwork, and functions that change the artwork in the URL. Arrow keys switch between artworks. Applies
 * every key, even when keys are pressed faster than the router updates.
 */
export function useOpenedArtwork(artworks: readonly ArtworkWithArtist[]) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const wasOpenedHere = (state as { opened?: unknown } | null)?.opened === true;
  const id = useOpenedId();
  /** Id of the last requested artwork, which becomes `id` when the router has updated; null while none is open. */
  const requestedId = useRef(id);
  useLayoutEffect(() => {
    requestedId.current = id;
  }, [id]);

  /** Shows the next (1) or previous (-1) artwork, without a new history entry. */
  function step(direction: -1 | 1): void {
    const fromId = requestedId.current;
    const next = fromId === null ? undefined : findAdjacentArtwork(artworks, fromId, direction);
    if (!next || next.id === fromId) return;
    requestedId.current = next.id;
    // Without an artwork in the URL, a link on this page is opening the lightbox.
    const newState: unknown = id === null ? { opened: true } : state;
    void navigate(createArtworkUrl(search, next.id), { replace: true, state: newState });
  }

  function close(): void {
    // Goes back only if a link on this page opened the artwork, because otherwise the previous history entry may belong
    // to another site.
    if (wasOpenedHere) {
      void navigate(-1);
      return;
    }
    const otherParams = new URLSearchParams(search);
    otherParams.delete('artwork');
    setSearch(otherParams, { replace: true });
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-artwork]');
    // The router has prevented the browser's navigation if the link opens the lightbox, not a new tab.
    if (link && event.defaultPrevented) requestedId.current = link.dataset['artwork'] ?? null;
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (!direction || requestedId.current === null) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    step(direction);
    event.preventDefault();
  });
  useEffect(() => {
    const clickListener = (event: MouseEvent) => onClick(event);
    const keyListener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('click', clickListener);
    document.addEventListener('keydown', keyListener);
    return () => {
      document.removeEventListener('click', clickListener);
      document.removeEventListener('keydown', keyListener);
    };
  }, []);

  return { artwork: artworks.find((artwork) => artwork.id === id), step, close };
}
