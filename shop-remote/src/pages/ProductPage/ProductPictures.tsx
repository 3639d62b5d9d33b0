import { useState } from 'react';
import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';
import { Picture } from '@rangmala/shared/ui';

/** Slightly less than the real width on phones: 360 px at 2x then loads half the bytes. */
const SIZES = '(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 88vw';

/** The pictures of a product: one large, the others as buttons. */
export function ProductPictures({ product: { images, img, name, placeholder } }: { product: Product }) {
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const image = images[shown] ?? { url: img, placeholder };
  const label = (at: number) => (at === 0 ? name : `${name}, view ${at + 1}`);

  return (
    <Stack>
      <PictureFrame>
        <Zoom
          type="button"
          aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
          aria-pressed={isZoomed}
          $zoomed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        />
        <Zoomable $zoomed={isZoomed}>
          <Picture
            key={image.url}
            src={image.url}
            alt={label(shown)}
            sizes={isZoomed ? '120rem' : SIZES}
            placeholder={image.placeholder}
            priority
            fit="cover"
          />
        </Zoomable>
      </PictureFrame>
      {images.length > 1 && (
        <Views aria-label="Views">
          {images.map(({ url, placeholder: tiny }, at) => (
            <li key={url}>
              <View
                type="button"
                aria-label={`View ${at + 1}`}
                aria-pressed={at === shown}
                onClick={() => setShown(at)}
              >
                <Picture src={url} alt="" sizes="5rem" placeholder={tiny} fit="cover" />
              </View>
            </li>
          ))}
        </Views>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

export const PictureFrame = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.sunken};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

/** Covers the picture, so that the picture keeps its own name. */
const Zoom = styled.button<{ $zoomed: boolean }>`
  position: absolute;
  z-index: 1;
  inset: 0;
  width: 100%;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: ${({ $zoomed }) => ($zoomed ? 'zoom-out' : 'zoom-in')};

  &:focus-visible {
    outline-offset: -6px;
  }
  @media print {
    display: none;
  }
`;

const Zoomable = styled.div<{ $zoomed: boolean }>`
  height: 100%;
  scale: ${({ $zoomed }) => ($zoomed ? 2 : 1)};
  transition: scale ${({ theme }) => theme.motion.quick};
`;

const Views = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  padding: 0;
  list-style: none;
`;

const View = styled.button`
  width: 5rem;
  height: 5rem;
  padding: 0;
  overflow: hidden;
  border: 2px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
  }
`;
