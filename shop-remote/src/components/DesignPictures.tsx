import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { CartLine } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';

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
    height: auto;
  }
`;

interface LineDesignPictureProps {
  line: CartLine;
  /** The design as stored on the server; undefined when it is not loaded. */
  design: Design | undefined;
  label: string;
  /** Shown when there is no design or one of its pictures cannot be loaded. */
  children: ReactNode;
}

/** The approval pictures of a cart line's design, one for each printed side, with the line's options. */
export function LineDesignPicture({ line, design, label, children }: LineDesignPictureProps) {
  const [failedDesign, setFailedDesign] = useState<Design>();
  if (!design?.pictures[0] || design === failedDesign) return children;
  // Sends empty options, too: without options, the server draws the options of the design.
  const query = `&options=${encodeURIComponent(JSON.stringify(line.options ?? {}))}`;
  const pictures = design.pictures.map((picture) => ({ ...picture, url: picture.url + query }));
  return <SidePictures pictures={pictures} alt={label} onError={() => setFailedDesign(design)} />;
}
