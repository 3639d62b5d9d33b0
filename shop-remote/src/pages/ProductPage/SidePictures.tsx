import { useState } from 'react';
import styled from 'styled-components';
import { DesignImage } from '../../components/preview/DesignImage.tsx';
import type { DesignPicture } from '../../lib/preview/list-pictures.ts';

/** The pictures of a design's sides. A press enlarges a picture, which then scrolls in its frame. */
export function SidePictures({ pictures }: { pictures: readonly DesignPicture[] }) {
  const [enlargedId, setEnlargedId] = useState<string>();
  const sideCount = pictures.filter(({ inUse }) => inUse === undefined).length;
  return (
    <Sides>
      {pictures.map(({ id, label, inUse, source }) => {
        const isEnlarged = id === enlargedId;
        const suffix = sideCount > 1 || inUse !== undefined ? `: ${label}` : '';
        const name = inUse === undefined ? 'Your design on the product' : 'The product in use';
        return (
          <Frame key={id} $isEnlarged={isEnlarged}>
            <DesignImage source={source} alt={`${name}${suffix}`} />
            <EnlargeButton
              type="button"
              aria-label={`${isEnlarged ? 'Make smaller' : 'Enlarge'}${suffix}`}
              $isEnlarged={isEnlarged}
              onClick={() => setEnlargedId(isEnlarged ? undefined : id)}
            />
          </Frame>
        );
      })}
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space.s};
`;

const Frame = styled.div<{ $isEnlarged: boolean }>`
  position: relative;
  display: grid;
  max-width: ${({ $isEnlarged }) => !$isEnlarged && '18rem'};
  max-height: 60vh;
  grid-column: ${({ $isEnlarged }) => $isEnlarged && '1 / -1'};
  overflow: ${({ $isEnlarged }) => $isEnlarged && 'auto'};
  border-radius: ${({ theme }) => theme.radius.medium};

  > * {
    grid-area: 1 / 1;
  }
  > :not(button) {
    width: ${({ $isEnlarged }) => ($isEnlarged ? '200%' : '100%')};
    max-width: none;
    height: auto;
    border-radius: ${({ theme }) => theme.radius.medium};
  }
`;

/** Covers the picture as a separate element, so that the picture keeps its name. */
const EnlargeButton = styled.button<{ $isEnlarged: boolean }>`
  width: ${({ $isEnlarged }) => ($isEnlarged ? '200%' : '100%')};
  border-radius: ${({ theme }) => theme.radius.medium};
  cursor: ${({ $isEnlarged }) => ($isEnlarged ? 'zoom-out' : 'zoom-in')};

  &:focus-visible {
    outline-offset: -4px;
  }
`;
