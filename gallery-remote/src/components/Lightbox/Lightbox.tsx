import { useLayoutEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import type { ArtworkWithArtist } from '@rangmala/shared/contract';
import { useModal } from '@rangmala/shared/ui';
import { findAdjacentArtwork } from '../../lib/gallery-artwork.ts';
import { ArtworkView } from './ArtworkView.tsx';
import { useOpenedArtwork } from './use-opened-artwork.ts';

/**
 * Shows the artwork that the URL refers to, in full-window size. Arrow keys, buttons and swipes switch to the next or
 * previous artwork. The native `<dialog>` traps the focus, and restores the focus when the lightbox is closed.
 */
export function Lightbox({ artworks }: { artworks: readonly ArtworkWithArtist[] }) {
  const { artwork, step, close } = useOpenedArtwork(artworks);
  const isOpen = artwork !== undefined;

  const modal = useModal(isOpen, close);
  const { ref } = modal;

  // Focuses the close button instead of the first button of the lightbox.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [isOpen, ref]);

  const adjacent = artwork
    ? [1, -1].flatMap((distance) => findAdjacentArtwork(artworks, artwork.id, distance) ?? [])
    : [];
  const neighbours = [...new Set(adjacent)].filter((each) => each !== artwork);

  return (
    <Box className="screen-only" {...modal} aria-label={artwork?.title ?? 'Artwork'}>
      {artwork && (
        <ArtworkView
          artwork={artwork}
          position={`${artworks.indexOf(artwork) + 1} of ${artworks.length}`}
          neighbours={neighbours}
          onNavigate={step}
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
`;
