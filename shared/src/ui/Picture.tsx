import { preload } from 'react-dom';
import styled, { css } from 'styled-components';
import { pictureSources } from './picture-sources.ts';

export interface PictureProps {
  src: string;
  /** What it shows; empty where the words beside it say it already. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute: `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string;
  /** A tiny data: URI, shown blurred until the picture is there. */
  placeholder?: string | undefined;
  /** It is the first thing to be seen: loaded at once, before everything else. */
  priority?: boolean;
  /** It is not seen yet, but soon: loaded now, after what is seen. */
  ahead?: boolean;
  /** Fills its box (which then needs a size of its own) instead of giving it its own shape. */
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A picture that has its space before it arrives and is never larger than it needs to be. */
export function Picture({
  src,
  alt,
  sizes,
  placeholder,
  priority = false,
  ahead = false,
  fit,
  className,
}: PictureProps) {
  const sources = pictureSources(src);
  if (priority) preloadPicture(src, sizes);

  return (
    <Box className={className} $fit={fit} $known={sources !== undefined}>
      {placeholder?.startsWith('data:image/') && (
        <Blur style={{ backgroundImage: `url("${placeholder}")` }} aria-hidden="true" $fit={fit} />
      )}
      <picture>
        {sources?.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        {/* fetchPriority and loading stand before src: browsers act on src at once. */}
        <img
          alt={alt}
          width={sources?.width}
          height={sources?.height}
          loading={priority || ahead ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : ahead ? 'low' : undefined}
          decoding={priority ? undefined : 'async'}
          sizes={sources && sizes}
          srcSet={sources?.webp}
          src={src}
        />
      </picture>
    </Box>
  );
}

function preloadPicture(src: string, sizes: string): void {
  const sources = pictureSources(src);
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(sources
      ? {
          imageSrcSet: sources.avif ?? sources.webp,
          imageSizes: sizes,
          type: sources.avif ? 'image/avif' : 'image/webp',
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

const Box = styled.span<{ $fit: PictureProps['fit']; $known: boolean }>`
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
  /* Nothing is known of its shape: a box of our own choice holds its place. */
  ${({ $known }) =>
    !$known &&
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

/** A background, not a second <img>: there is one picture, for machines too. */
const Blur = styled.span<{ $fit: PictureProps['fit'] }>`
  ${fill}
  background: center / ${({ $fit = 'cover' }) => $fit} no-repeat;
  filter: blur(12px);
  scale: 1.1;
`;
