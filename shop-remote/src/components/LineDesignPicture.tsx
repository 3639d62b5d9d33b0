import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { CartLine } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';

export interface LineDesignPictureProps {
  line: CartLine;
  /** The design as stored on the server; undefined when it is not loaded. */
  design: Design | undefined;
  label: string;
  /** Shown when there is no design or its picture cannot be loaded. */
  children: ReactNode;
}

/** The picture of a cart line's design on its product, with the line's options. */
export function LineDesignPicture({ line, design, label, children }: LineDesignPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = design?.pictures[0]?.url;
  if (url === undefined || url === failedUrl) return children;
  const src = line.options ? `${url}&options=${encodeURIComponent(JSON.stringify(line.options))}` : url;
  return <DesignImage src={src} alt={label} width={720} height={720} onError={() => setFailedUrl(url)} />;
}

const DesignImage = styled.img`
  display: block;
  width: 100%;
  height: auto;
`;
