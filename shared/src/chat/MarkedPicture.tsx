import type { KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import type { HandOverPicture, Mark } from '@rangmala/shared/contract';

type Place = Pick<Mark, 'x' | 'y'>;

export interface MarkedPictureProps {
  picture: HandOverPicture;
  alt: string;
  /** The marks on this picture with their numbers. */
  marks?: readonly (Place & { number: number })[];
  /** Called with the place at which the viewer wants a mark. Without it, the picture shows its marks only. */
  onMark?: (place: Place) => void;
  /** Called with the new place of the mark with this number. */
  onMove?: (number: number, place: Place) => void;
}

/** Distance by which an arrow key moves a mark, as a fraction of the picture. */
const STEP = 0.02;
const MOVES: Partial<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const clamp = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));

/** A picture of a design with numbered marks. A tap sets a mark; arrow keys move it. */
export function MarkedPicture({ picture, alt, marks = [], onMark, onMove }: MarkedPictureProps) {
  const { url, width, height } = picture;
  const image = <img src={url} alt={alt} width={width} height={height} loading="lazy" />;

  function markAtPointer(event: MouseEvent<HTMLButtonElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    // A click by the keyboard has no place: it marks the middle.
    const isByKeyboard = event.detail === 0 || box.width === 0;
    onMark?.({
      x: isByKeyboard ? 0.5 : clamp((event.clientX - box.left) / box.width),
      y: isByKeyboard ? 0.5 : clamp((event.clientY - box.top) / box.height),
    });
  }

  function moveByKey(event: KeyboardEvent, { number, x, y }: Place & { number: number }): void {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onMove?.(number, { x: clamp(x + move.x), y: clamp(y + move.y) });
  }

  return (
    <Frame>
      {onMark ? (
        <PictureButton type="button" aria-label={`Set a mark on ${alt}`} onClick={markAtPointer}>
          {image}
        </PictureButton>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {image}
        </a>
      )}
      {marks.map((mark) => {
        const { number, x, y } = mark;
        const style = { left: `${x * 100}%`, top: `${y * 100}%` };
        return onMove ? (
          <MarkButton
            key={number}
            type="button"
            style={style}
            aria-label={`Mark ${number}. Arrow keys move it.`}
            onKeyDown={(event) => moveByKey(event, mark)}
          >
            <span>{number}</span>
          </MarkButton>
        ) : (
          <MarkDot key={number} style={style} aria-hidden="true">
            <span>{number}</span>
          </MarkDot>
        );
      })}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};

  > a {
    display: block;
  }
  img {
    width: auto;
    max-height: 32rem;
    border-radius: inherit;
  }
`;

const PictureButton = styled.button`
  display: block;
  border-radius: inherit;
  cursor: crosshair;
`;

const MarkDot = styled.span`
  position: absolute;
  display: grid;
  width: 2.75rem;
  height: 2.75rem;
  place-items: center;
  transform: translate(-50%, -50%);
  pointer-events: none;

  > span {
    display: grid;
    width: 1.75rem;
    height: 1.75rem;
    place-items: center;
    border: 2px solid ${({ theme }) => theme.color.onDark};
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onDark};
    font-size: ${({ theme }) => theme.text.small};
    font-weight: 700;
    line-height: 1;
  }
`;

const MarkButton = styled(MarkDot).attrs({ as: 'button' })`
  pointer-events: auto;
`;
