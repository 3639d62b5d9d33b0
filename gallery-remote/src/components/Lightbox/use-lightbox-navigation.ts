import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { findAdjacentArtwork, type GalleryArtwork } from '../../lib/gallery-artwork.ts';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Switches between artworks by arrow keys. Applies every key, even when keys are pressed faster than the router
 * updates.
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
  useLayoutEffect(() => {
    requestedId.current = id;
  }, [id]);

  function navigate(step: -1 | 1): void {
    const fromId = requestedId.current;
    const nextArtwork = fromId === null ? undefined : findAdjacentArtwork(artworks, fromId, step);
    if (!nextArtwork || nextArtwork.id === fromId) return;
    requestedId.current = nextArtwork.id;
    show(nextArtwork.id);
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-artwork]');
    // The router has prevented the browser's navigation if the link opens the lightbox, not a new tab.
    if (link && event.defaultPrevented) requestedId.current = link.dataset.artwork ?? null;
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || requestedId.current === null) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    navigate(step);
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

  return navigate;
}
