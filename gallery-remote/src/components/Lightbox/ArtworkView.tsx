import { type KeyboardEvent, useState } from 'react';
import styled, { css } from 'styled-components';
import type { ArtworkWithArtist } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Icon, Picture } from '@rangmala/shared/ui';
import { describeArtwork } from '../../lib/gallery-artwork.ts';
import { MAX_SCALE, type Point } from '../../lib/zoom.ts';
import { BookingLink } from '../BookingLink.tsx';
import { usePanZoom } from './use-pan-zoom.ts';

export interface ArtworkViewProps {
  artwork: ArtworkWithArtist;
  /** Position in the list as text, for example `3 of 40`. */
  position: string;
  /** The next and the previous artwork: one in a list of two artworks, none in a list of one. */
  neighbours: readonly ArtworkWithArtist[];
  onNavigate: (step: -1 | 1) => void;
  onClose: () => void;
}

/** Distance in pixels by which an arrow key pans an enlarged picture. */
const PAN_STEP_PX = 60;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** `sizes` of a picture that is not enlarged. */
const FIT_SIZES = '100vw';

/** An artwork with its caption and controls. */
export function ArtworkView({ artwork, position, neighbours, onNavigate, onClose }: ArtworkViewProps) {
  const hasNeighbours = neighbours.length > 0;
  /** Id of the artwork whose picture has loaded. */
  const [loadedId, setLoadedId] = useState<string>();
  const { view, isZoomed, zoomIn, zoomOut, pan, viewportProps } = usePanZoom(
    artwork.id,
    hasNeighbours ? onNavigate : () => undefined,
  );

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (isZoomed && direction) pan({ x: -direction.x * PAN_STEP_PX, y: -direction.y * PAN_STEP_PX });
    else return;
    // `useOpenedArtwork` ignores keys that are already handled.
    event.preventDefault();
  }

  return (
    <Layout onKeyDown={onKey}>
      {/* Gets the focus by a click, so that keys reach the layout. */}
      <Viewport {...viewportProps} tabIndex={-1} $isZoomed={isZoomed}>
        <Transformed
          onLoadCapture={() => setLoadedId(artwork.id)}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <FullPicture
            key={artwork.id}
            src={artwork.image}
            alt={describeArtwork(artwork)}
            sizes={isZoomed ? '250vw' : FIT_SIZES}
            // Removes the placeholder after loading, because the placeholder would be visible around the picture.
            placeholder={loadedId === artwork.id ? undefined : artwork.placeholder}
            fit="contain"
          />
        </Transformed>
      </Viewport>
      {loadedId === artwork.id && (
        <PreloadedPictures>
          {neighbours.map(({ id, image }) => (
            <Picture key={id} src={image} alt="" sizes={FIT_SIZES} eager />
          ))}
        </PreloadedPictures>
      )}
      <Toolbar>
        <RoundButton type="button" aria-label="Zoom out" onClick={zoomOut} aria-disabled={!isZoomed}>
          <Icon name="minus" />
        </RoundButton>
        <RoundButton
          type="button"
          aria-label="Zoom in"
          onClick={zoomIn}
          aria-disabled={view.scale >= MAX_SCALE}
        >
          <Icon name="plus" />
        </RoundButton>
        <RoundButton type="button" aria-label="Close" data-first onClick={onClose}>
          <Icon name="close" />
        </RoundButton>
      </Toolbar>
      {hasNeighbours && (
        <>
          <StepButton type="button" aria-label="Previous artwork" $side="left" onClick={() => onNavigate(-1)}>
            <BackIcon name="arrow" />
          </StepButton>
          <StepButton type="button" aria-label="Next artwork" $side="right" onClick={() => onNavigate(1)}>
            <Icon name="arrow" />
          </StepButton>
        </>
      )}
      <Caption>
        <div aria-live="polite">
          <Title>{artwork.title}</Title>
          <p>
            {artwork.type} by {artwork.artist_name} <Position>({position})</Position>
          </p>
        </div>
        {artwork.printable && (
          <ProductLink to={links.artworkOnProducts(artwork.id)}>Put it on a product</ProductLink>
        )}
        <BookingButton
          artist={{ id: artwork.artist_id, name: artwork.artist_name }}
          artType={artwork.type}
          isNamed
        />
      </Caption>
    </Layout>
  );
}

const Layout = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
`;

const Viewport = styled.div<{ $isZoomed: boolean }>`
  position: relative;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  cursor: ${({ $isZoomed }) => ($isZoomed ? 'grab' : 'zoom-in')};

  &:active {
    cursor: ${({ $isZoomed }) => ($isZoomed ? 'grabbing' : 'zoom-in')};
  }
`;

const Transformed = styled.div`
  position: absolute;
  inset: 0;
  padding: ${({ theme }) => theme.space.m};
  will-change: transform;
  pointer-events: none;

  @media ${({ theme }) => theme.media.wide} {
    padding: 1.5rem 5rem;
  }
`;

const FullPicture = styled(Picture)`
  background: none;
`;

/** Hides the next and the previous picture, which are only preloaded. */
const PreloadedPictures = styled.div`
  display: none;
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.gutter}`};
  background: ${({ theme }) => theme.color.indigo};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.text.h3};
`;

const Position = styled.span`
  white-space: nowrap;
`;

const captionLink = css`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.target};
  padding-inline: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.onDark};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  &:focus-visible {
    outline-color: ${({ theme }) => theme.color.turmeric};
  }
`;

const BookingButton = styled(BookingLink)`
  ${captionLink}
`;

const ProductLink = styled(AppLink)`
  ${captionLink}
  margin-left: auto;
  color: ${({ theme }) => theme.color.ink};
  font-weight: 600;
`;

/** Five buttons fit beside each other on every phone. */
const BUTTON_SIZE = 'min(3rem, 13.75vw)';

const RoundButton = styled.button`
  display: grid;
  place-items: center;
  width: ${BUTTON_SIZE};
  height: ${BUTTON_SIZE};
  border: 2px solid ${({ theme }) => theme.color.onDark};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.indigoDeep};
  color: ${({ theme }) => theme.color.onDark};
  transition: background-color ${({ theme }) => theme.motion.quick};

  &:hover {
    background: ${({ theme }) => theme.color.indigo};
  }
  &:active {
    background: ${({ theme }) => theme.color.sky};
  }
  &:focus-visible {
    outline-color: ${({ theme }) => theme.color.turmeric};
    border-radius: ${({ theme }) => theme.radius.round};
  }
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Toolbar = styled.div`
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
  display: flex;
  gap: ${({ theme }) => theme.space.s};
`;

/** The buttons are in the upper left corner on phones, and at the left and right edge on wider screens. */
const StepButton = styled(RoundButton)<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 0.75rem;
  left: ${({ $side, theme }) => ($side === 'left' ? '0.75rem' : `calc(0.75rem + ${BUTTON_SIZE} + ${theme.space.s})`)};

  @media ${({ theme }) => theme.media.medium} {
    top: 50%;
    left: auto;
    ${({ $side }) => $side}: 0.75rem;
    margin-top: -3rem;
  }
`;

const BackIcon = styled(Icon)`
  rotate: 180deg;
`;
