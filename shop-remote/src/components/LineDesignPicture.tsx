import { useState, type ReactNode } from 'react';
import type { CartLine } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { SidePictures } from './SidePictures.tsx';

export interface LineDesignPictureProps {
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
