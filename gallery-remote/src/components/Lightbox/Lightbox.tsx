import { useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { findAdjacentArtwork, type GalleryArtwork } from '../../lib/gallery-artwork.ts';
import { ArtworkView } from './ArtworkView.tsx';
import { useLightboxNavigation } from './use-lightbox-navigation.ts';
import { useOpenedArtwork } from './use-opened-artwork.ts';

/**
 * Shows the artwork that the URL refers to, in full-window size. Arrow keys, buttons and swipes switch to the next or
 * previous artwork. The native `<dialog>` traps the focus, and restores the focus when the lightbox is closed.
 */
export function Lightbox({ artworks }: { artworks: readonly GalleryArtwork[] }) {
  const { id, show, close } = useOpenedArtwork();
  const navigate = useLightboxNavigation(artworks, id, show);
  const dialog = useRef<HTMLDialogElement>(null);
  const artwork = artworks.find((candidate) => candidate.id === id);
  const isOpen = artwork !== undefined;

  // Uses a layout effect, because it closes the dialog before React removes the dialog from the page. Otherwise the
  // browser would not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    // Focuses the close button instead of the first button of the lightbox.
    element.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element.close();
  }, [isOpen]);

  const findNeighbour = (step: -1 | 1) => {
    const neighbour = id === null ? undefined : findAdjacentArtwork(artworks, id, step);
    return neighbour?.id === id ? undefined : neighbour;
  };
  const neighbours = [...new Set([findNeighbour(1), findNeighbour(-1)])].filter(
    (neighbour) => neighbour !== undefined,
  );

  return (
    <Box
      ref={dialog}
      aria-label={artwork?.title ?? 'Artwork'}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // Changes the URL only when the browser has closed the dialog, because `element.close()` also fires `close`.
        if (isOpen && !dialog.current?.open) close();
      }}
    >
      {artwork && (
        <ArtworkView
          artwork={artwork}
          position={`${artworks.indexOf(artwork) + 1} of ${artworks.length}`}
          neighbours={neighbours}
          onNavigate={navigate}
          onClose={close}
        />
      )}
    </Box>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Box = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  background: ${({ theme }) => theme.color.indigoDeep};
  color: ${({ theme }) => theme.color.onDark};

  &[open] {
    animation: ${appear} ${({ theme }) => theme.motion.calm};
  }
  @media print {
    display: none;
  }
`;
