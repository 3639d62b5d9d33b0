import { useState } from 'react';
import styled from 'styled-components';
import type { ProductImage } from '@rangmala/shared/contract';
import { Picture, Stack } from '@rangmala/shared/ui';
import { DesignImage } from '../../components/preview/DesignImage.tsx';
import type { DesignPicture } from '../../lib/preview/list-pictures.ts';
import { useSwipe } from './use-swipe.ts';

/**
 * The `sizes` attribute of the large picture. The width for phones is slightly less than the real width, so that a phone
 * with 360 CSS pixels and a pixel ratio of 2 loads the file that is 640 pixels wide.
 */
const SIZES = '(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 88vw';

export interface ProductPicturesProps {
  name: string;
  /** The pictures of the chosen options, the main picture first. */
  images: readonly ProductImage[];
  /** Pictures of the customer's own design, which take the place of `images`. */
  preview?: DesignPreviews | undefined;
  /** Called when the customer chooses another picture of `preview`. */
  onShow?: (picture: DesignPicture) => void;
}

export interface DesignPreviews {
  pictures: readonly DesignPicture[];
  /** Id of the picture that is shown, or shown first when the design editor is closed. */
  shownId: string;
  /** Whether the design editor is open, which decides the shown side. */
  isEdited: boolean;
  /** Whether the editor covers the page and shows the picture itself. */
  isCovered: boolean;
}

/** A picture that can be shown large. */
interface View extends Pick<ProductImage, 'label' | 'placeholder'> {
  id: string;
  source: DesignPicture['source'];
}

/** The pictures of a product with the chosen options: a large picture, and buttons and swipes that switch to others. */
export function ProductPictures({ name, images, preview, onShow }: ProductPicturesProps) {
  const views: readonly View[] =
    preview?.pictures ?? images.map(({ url, ...image }) => ({ ...image, id: url, source: url }));
  const [shownId, setShownId] = useState(preview?.shownId);
  const [isZoomed, setZoomed] = useState(false);
  const chosenIndex = views.findIndex(({ id }) => id === shownId);
  const isSideOfEditor = preview?.isEdited && preview.pictures[chosenIndex]?.inUse === undefined;
  const shownIndex = isSideOfEditor
    ? preview.pictures.findIndex(({ id }) => id === preview.shownId)
    : Math.max(0, chosenIndex);
  const image = views[shownIndex];

  function show(index: number) {
    setShownId(views[index]?.id);
    setZoomed(false);
    const picture = preview?.pictures[index];
    if (picture) onShow?.(picture);
  }

  const swipe = useSwipe((step) => {
    if (!isZoomed && views[shownIndex + step]) show(shownIndex + step);
  });

  return (
    <Stack>
      <PictureFrame>
        <ZoomButton
          className="screen-only"
          type="button"
          aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
          aria-pressed={isZoomed}
          $isZoomed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
          {...swipe}
        />
        <ZoomablePicture $isZoomed={isZoomed}>
          {image && preview ? (
            <DesignImage source={image.source} alt={preview.isCovered ? '' : 'Preview of your design'} />
          ) : (
            image && (
              <Picture
                key={image.id}
                src={image.id}
                alt={
                  shownIndex ? `${name}, ${lowerFirstLetter(image.label ?? `view ${shownIndex + 1}`)}` : name
                }
                sizes={isZoomed ? '120rem' : SIZES}
                placeholder={image.placeholder}
                priority
                fit="cover"
              />
            )
          )}
        </ZoomablePicture>
        {/* Hidden from screen readers, because the alternative text of the picture contains the label. */}
        {(shownIndex > 0 || (preview && views.length > 1)) && image?.label && !isZoomed && (
          <Caption aria-hidden="true">{image.label}</Caption>
        )}
      </PictureFrame>
      {views.length > 1 && (
        <ViewList aria-label="Views">
          {views.map((view, index) => (
            <li key={view.id}>
              <ViewButton
                type="button"
                aria-label={view.label ?? `View ${index + 1}`}
                aria-pressed={index === shownIndex}
                onClick={() => show(index)}
              >
                {preview ? (
                  <DesignImage source={view.source} alt="" />
                ) : (
                  <Picture src={view.id} alt="" sizes="7.5rem" placeholder={view.placeholder} fit="cover" />
                )}
              </ViewButton>
            </li>
          ))}
        </ViewList>
      )}
    </Stack>
  );
}

/** Returns a label with its first letter in lower case, except an abbreviation such as “A5”. */
const lowerFirstLetter = (label: string) =>
  label.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

export const PictureFrame = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.sunken};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

/** The button covers the picture as a separate element, so that the picture keeps its accessible name. */
const ZoomButton = styled.button<{ $isZoomed: boolean }>`
  position: absolute;
  z-index: 1;
  inset: 0;
  width: 100%;
  border-radius: inherit;
  /* The browser scrolls the page up and down and enlarges it by a pinch. A movement to the side is a swipe. */
  touch-action: pan-y pinch-zoom;
  cursor: ${({ $isZoomed }) => ($isZoomed ? 'zoom-out' : 'zoom-in')};

  &:focus-visible {
    outline-offset: -6px;
  }
`;

const ZoomablePicture = styled.div<{ $isZoomed: boolean }>`
  height: 100%;

  > img,
  > canvas {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  scale: ${({ $isZoomed }) => ($isZoomed ? 2 : 1)};
  transition: scale ${({ theme }) => theme.motion.quick};
`;

const Caption = styled.span`
  position: absolute;
  z-index: 1;
  inset: auto ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s} auto;
  max-width: calc(100% - 2 * ${({ theme }) => theme.space.s});
  padding: 0.2em 0.7em;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.text.small};
  /* Clicks reach the zoom button below. */
  pointer-events: none;
`;

const ViewList = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  /* Leaves room for the focus outline. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;

  > li {
    display: grid;
  }
`;

const ViewButton = styled.button`
  width: 7.5rem;
  height: 7.5rem;
  overflow: hidden;
  border: 2px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};

  > img,
  > canvas {
    width: 100%;
    height: 100%;
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
  }
`;
