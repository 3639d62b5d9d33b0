import { useState } from 'react';
import styled from 'styled-components';
import type { CartLine } from '@rangmala/shared/cart';
import type { Item } from '@rangmala/shared/contract';
import type { Design } from '@rangmala/shared/contract/designs';
import { Picture } from '@rangmala/shared/ui';
import { chooseItemPicture } from '../lib/cart-lines.ts';

interface SidePicturesProps {
  /** A picture for each printed side. */
  pictures: readonly { label?: string | undefined; url: string }[];
  /** Alternative text. If there are several pictures, the text of each picture also names its side. */
  alt: string;
  onError?: () => void;
}

/** A row of square pictures, one for each printed side of a design. */
export function SidePictures({ pictures, alt, onError }: SidePicturesProps) {
  return (
    <Row>
      {pictures.map(({ label, url }) => (
        <img
          key={url}
          src={url}
          alt={pictures[1] && label ? `${alt}: ${label}` : alt}
          width={720}
          height={720}
          onError={onError}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;

  img {
    flex: 1;
    min-width: 0;
  }
`;

interface LinePictureProps {
  line: CartLine;
  /** Undefined while the product loads, and for a product that is no longer available. */
  item: Item | undefined;
  /** The line's design as stored on the server; undefined when it is not loaded. */
  design: Design | undefined;
  alt: string;
  sizes: string;
}

/**
 * The picture of a cart line: the approval pictures of its design, one for each printed side, with the line's options;
 * otherwise the uploaded picture or the product.
 */
export function LinePicture({ line, item, design, alt, sizes }: LinePictureProps) {
  const [failedDesign, setFailedDesign] = useState<Design>();
  const { customDesign } = line;
  if (item && line.design && design?.pictures[0] && design !== failedDesign) {
    // Sends empty options, too: without options, the server draws the options of the design.
    const query = `&options=${encodeURIComponent(JSON.stringify(line.options ?? {}))}`;
    const pictures = design.pictures.map((picture) => ({ ...picture, url: picture.url + query }));
    return <SidePictures pictures={pictures} alt={alt} onError={() => setFailedDesign(design)} />;
  }
  const itemPicture = item && chooseItemPicture(item, line.options);
  const src = customDesign?.url ?? itemPicture?.url ?? line.image;
  return (
    src && (
      <Picture
        src={src}
        alt={alt}
        sizes={sizes}
        placeholder={customDesign ? undefined : itemPicture?.placeholder}
        fit={customDesign ? 'contain' : 'cover'}
      />
    )
  );
}
