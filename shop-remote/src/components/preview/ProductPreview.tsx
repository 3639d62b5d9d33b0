import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ProductView } from '@rangmala/shared/contract';
import { drawPreview, PREVIEW_SIZE } from '../../lib/preview/draw-preview.ts';
import { loadPhotograph } from '../../lib/preview/photographs.ts';

export interface ProductPreviewProps {
  label: string;
  /** The photograph of the product without a print; undefined shows the flat design. */
  view: ProductView | undefined;
  /** One side of the design without its bleed; undefined draws no design. */
  flatDesign: HTMLCanvasElement | undefined;
  /** Changes with the content of `flatDesign`. */
  version: number;
}

/**
 * A design on the photograph of its product, drawn again when the design changes. Without the photograph, the flat
 * design on white.
 */
export function ProductPreview({ label, view, flatDesign, version }: ProductPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const photograph = usePhotograph(view?.picture.url);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || (view && photograph === undefined)) return;
    drawPreview(context, flatDesign, view, photograph ?? undefined);
  }, [view, photograph, flatDesign, version]);

  return <Canvas ref={canvas} role="img" aria-label={label} width={PREVIEW_SIZE} height={PREVIEW_SIZE} />;
}

/** Returns the photograph; undefined until it has loaded, null when it cannot be loaded. */
function usePhotograph(url: string | undefined): HTMLImageElement | null | undefined {
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement | null }>();
  useEffect(() => {
    if (!url) return;
    let isCurrent = true;
    const show = (image: HTMLImageElement | null) => {
      if (isCurrent) setLoaded({ url, image });
    };
    loadPhotograph(url).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return loaded?.url === url ? loaded?.image : undefined;
}

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.sunken};
`;
