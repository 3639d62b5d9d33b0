import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Icon, Picture } from '@rangmala/shared/ui';
import { artworkAlt, type GalleryArtwork } from '../../lib/gallery-artwork.ts';
import { MAX_SCALE } from '../../lib/zoom.ts';
import { BookLink } from '../BookLink.tsx';
import { usePanZoom } from './use-pan-zoom.ts';

export interface ArtworkViewProps {
  artwork: GalleryArtwork;
  /** `3 of 40`. */
  place: string;
  /** Those that a turn leads to, before and after it. */
  others: readonly GalleryArtwork[];
  onTurn: (step: -1 | 1) => void;
  onClose: () => void;
}

/** How far an arrow key moves an enlarged picture, in pixels. */
const NUDGE = 60;

/** How wide a picture is that is not enlarged. */
const WHOLE_WIDTH = '100vw';

/** One artwork on the dark, with what it is called and everything that can be done with it. */
export function ArtworkView({ artwork, place, others, onTurn, onClose }: ArtworkViewProps) {
  return (
    <Room>
      <Stage artwork={artwork} others={others} onTurn={onTurn} onClose={onClose} />
      <Words>
        <div aria-live="polite">
          <Title>{artwork.title}</Title>
          <p>
            {artwork.type} by {artwork.artist_name} <Place>({place})</Place>
          </p>
        </div>
        <Book artist={{ id: artwork.artist_id, name: artwork.artist_name }} artType={artwork.type} isNamed />
      </Words>
    </Room>
  );
}

function Stage({ artwork, others, onTurn, onClose }: Omit<ArtworkViewProps, 'place'>) {
  const hasOthers = others.length > 0;
  /** Of which artwork the picture has arrived. */
  const [arrived, setArrived] = useState<string>();
  const { view, isZoomed, zoomIn, zoomOut, pan, stage } = usePanZoom(
    artwork.id,
    hasOthers ? onTurn : () => undefined,
  );

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const across = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const down = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (isZoomed && (across || down)) pan({ x: -(across ?? 0) * NUDGE, y: -(down ?? 0) * NUDGE });
    else if (across && hasOthers) onTurn(across < 0 ? -1 : 1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <Ground {...stage} $zoomed={isZoomed}>
        <Moving
          onLoadCapture={() => setArrived(artwork.id)}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Whole
            key={artwork.id}
            src={artwork.image}
            alt={artworkAlt(artwork)}
            sizes={isZoomed ? '250vw' : WHOLE_WIDTH}
            // It would stick out around a picture that is there.
            placeholder={arrived === artwork.id ? undefined : artwork.placeholder}
            fit="contain"
          />
        </Moving>
      </Ground>
      {arrived === artwork.id && (
        <Ahead>
          {others.map(({ id, image }) => (
            <Picture key={id} src={image} alt="" sizes={WHOLE_WIDTH} ahead />
          ))}
        </Ahead>
      )}
      <Tools>
        <Round type="button" aria-label="Zoom out" onClick={zoomOut} aria-disabled={!isZoomed}>
          <Icon name="minus" />
        </Round>
        <Round type="button" aria-label="Zoom in" onClick={zoomIn} aria-disabled={view.scale >= MAX_SCALE}>
          <Icon name="plus" />
        </Round>
        <Round type="button" aria-label="Close" data-first onClick={onClose}>
          <Icon name="close" />
        </Round>
      </Tools>
      {hasOthers && (
        <>
          <Turn type="button" aria-label="Previous artwork" $side="left" onClick={() => onTurn(-1)}>
            <Back name="arrow" />
          </Turn>
          <Turn type="button" aria-label="Next artwork" $side="right" onClick={() => onTurn(1)}>
            <Icon name="arrow" />
          </Turn>
        </>
      )}
    </>
  );
}

const Room = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
`;

const Ground = styled.div<{ $zoomed: boolean }>`
  position: relative;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  cursor: ${({ $zoomed }) => ($zoomed ? 'grab' : 'zoom-in')};

  &:active {
    cursor: ${({ $zoomed }) => ($zoomed ? 'grabbing' : 'zoom-in')};
  }
`;

const Moving = styled.div`
  position: absolute;
  inset: 0;
  padding: ${({ theme }) => theme.space.m};
  will-change: transform;
  pointer-events: none;

  @media ${({ theme }) => theme.media.wide} {
    padding: 1.5rem 5rem;
  }
`;

const Whole = styled(Picture)`
  background: none;
`;

/** Fetches the neighbours while one looks: a turn then shows them at once. */
const Ahead = styled.div`
  display: none;
`;

const Words = styled.div`
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

const Place = styled.span`
  white-space: nowrap;
`;

const Book = styled(BookLink)`
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

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border: 2px solid ${({ theme }) => theme.color.onDark};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.indigoDeep};
  color: ${({ theme }) => theme.color.onDark};
  cursor: pointer;
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

const Tools = styled.div`
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
  display: flex;
  gap: ${({ theme }) => theme.space.s};
`;

/** On a phone both stand above the picture, which they would cover; where there is room, beside it. */
const Turn = styled(Round)<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 0.75rem;
  left: ${({ $side, theme }) => ($side === 'left' ? '0.75rem' : `calc(3.75rem + ${theme.space.s})`)};

  @media ${({ theme }) => theme.media.medium} {
    top: 50%;
    left: auto;
    ${({ $side }) => $side}: 0.75rem;
    margin-top: -3rem;
  }
`;

const Back = styled(Icon)`
  rotate: 180deg;
`;
