import { preload } from 'react-dom';
import styled, { css } from 'styled-components';
import { PICTURE_WIDTHS } from '../contract/rules.ts';
import { parsePictureSources, type PictureSources } from './picture-sources.ts';

export interface PictureProps {
  src: string;
  /** Alternative text; empty when nearby text says the same. */
  alt: string;
  /** Displayed width as a `sizes` attribute: `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string;
  /**
   * Largest width in pixels that is ever shown; larger copies are left out, which keeps long lists small. The default
   * follows from `sizes` in rem.
   */
  maxWidth?: number;
  /** A tiny picture as a data: URI, shown blurred behind the picture. */
  placeholder?: string | undefined;
  /**
   * Loads the picture at once with high priority. The server adds a preload link. Meant for the largest picture above
   * the fold.
   */
  priority?: boolean;
  /** Loads the picture at once with low priority. Meant for a picture that is likely to be shown next. */
  eager?: boolean;
  /**
   * Makes the picture fill its box. The parent element or `className` sets the size of the box. `cover` crops the
   * picture, and `contain` shows the whole picture. By default, the height follows from the picture.
   */
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A responsive picture with reserved space and a blurred placeholder. */
export function Picture({
  src,
  alt,
  sizes,
  maxWidth,
  placeholder,
  priority = false,
  eager = false,
  fit,
  className,
}: PictureProps) {
  const sources = parsePictureSources(src, maxWidth ?? findLargestUsefulWidth(sizes));
  // Preloads only on the server. In the browser, the <img> starts loading as early as a preload would.
  if (priority && typeof window === 'undefined') preloadPicture(src, sources, sizes);

  return (
    <Box className={className} $fit={fit} $isSizeKnown={sources !== undefined}>
      {placeholder?.startsWith('data:image/') && (
        <Blur style={{ backgroundImage: `url("${placeholder}")` }} aria-hidden="true" $fit={fit} />
      )}
      <picture>
        {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        {/* The WebP picture is for browsers without AVIF. It has one size, because a second list of copies would double
            the HTML of a picture for few visitors. */}
        {/* fetchPriority and loading precede src, because browsers start loading as soon as src is set. */}
        <img
          alt={alt}
          width={sources?.width}
          height={sources?.height}
          loading={priority || eager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
          decoding={priority ? undefined : 'async'}
          src={sources?.webp ?? src}
        />
      </picture>
    </Box>
  );
}

/** Pixels of a rem on screens with three pixels for each CSS pixel. */
const PIXELS_PER_REM = 48;

/** Returns the largest width in pixels of a picture whose `sizes` is a width in rem; undefined for other sizes. */
function findLargestUsefulWidth(sizes: string): number | undefined {
  const [, rem] = /^([\d.]+)rem$/.exec(sizes) ?? [];
  return PICTURE_WIDTHS.find((width) => width >= Number(rem) * PIXELS_PER_REM);
}

function preloadPicture(src: string, sources: PictureSources | undefined, sizes: string): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(sources
      ? {
          imageSrcSet: sources.avif,
          imageSizes: sizes,
          type: 'image/avif',
        }
      : {}),
  });
}

const fill = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Box = styled.span<{ $fit: PictureProps['fit']; $isSizeKnown: boolean }>`
  position: relative;
  display: block;
  overflow: hidden;
  background: ${({ theme }) => theme.color.sunken};

  picture {
    display: contents;
  }
  img {
    position: relative;
    width: 100%;
    height: auto;
  }
  /* Reserves a 4:3 box for a picture of unknown size. */
  ${({ $isSizeKnown }) =>
    !$isSizeKnown &&
    css`
      aspect-ratio: 4 / 3;
      picture > img {
        ${fill}
        object-fit: contain;
      }
    `}
  ${({ $fit }) =>
    $fit &&
    css`
      aspect-ratio: auto;
      height: 100%;
      picture > img {
        ${fill}
        object-fit: ${$fit};
      }
    `}
`;

/**
 * Shows the placeholder as a background instead of a second <img>, so that each picture is one image in the document.
 */
const Blur = styled.span<{ $fit: PictureProps['fit'] }>`
  ${fill}
  background: center / ${({ $fit = 'cover' }) => $fit} no-repeat;
  filter: blur(12px);
  scale: 1.1;
`;

/**
 * A square, or a rectangle of `$ratio`, with round corners for a picture with `fit="cover"`. Fills the width of its
 * column by default.
 */
export const SquareFrame = styled.span<{ $width?: string; $ratio?: string }>`
  display: block;
  flex: none;
  width: ${({ $width }) => $width};
  aspect-ratio: ${({ $ratio = 1 }) => $ratio};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;
