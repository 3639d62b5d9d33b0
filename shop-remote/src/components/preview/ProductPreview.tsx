import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ProductView } from '@rangmala/shared/contract';
import { PREVIEW_SIZE } from '../../lib/preview/draw-flat.ts';
import { drawPreview } from '../../lib/preview/draw-preview.ts';
import { loadPhotograph } from '../../lib/load-image.ts';

export interface ProductPreviewProps {
  label: string;
  /** The photograph of the product without a print; undefined shows the flat design. */
  view: ProductView | undefined;
  /**
   * Draws one side of the design without its bleed, for a preview of this width; returns undefined for an empty side. The
   * preview is drawn again when this function changes.
   */
  drawDesign: (size: number) => HTMLCanvasElement | undefined;
}

/**
 * Shows a design on the photograph of its product, or the flat design on white when there is no photograph. Shows
 * nothing when the browser cannot draw.
 */
export function ProductPreview({ label, view, drawDesign }: ProductPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const photograph = usePhotograph(view?.picture.url);
  const [canDraw, setCanDraw] = useState(true);
  const [size, setSize] = useState(PREVIEW_SIZE);

  // Draws no more pixels than the picture shows when it is enlarged to twice its size: the designer of a phone shows it
  // small while a text is typed.
  useEffect(() => {
    if (!canvas.current) return undefined;
    const observer = new ResizeObserver(([{ contentRect: { width } } = { contentRect: { width: 0 } }]) => {
      if (width > 0) setSize(Math.min(PREVIEW_SIZE, Math.ceil(2 * width * devicePixelRatio)));
    });
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);

  // Uses a layout effect, which runs before the browser paints React's changes, so that the preview changes in the same
  // frame.
  useLayoutEffect(() => {
    // Draws at most once per frame, because the design can change several times in a frame.
    const frame = requestAnimationFrame(() => {
      if (!canvas.current || (view && photograph === undefined)) return;
      const context = canvas.current.getContext('2d', { willReadFrequently: true });
      if (context) drawPreview(context, drawDesign(size), view, photograph ?? undefined);
      else setCanDraw(false);
    });
    return () => cancelAnimationFrame(frame);
  }, [view, photograph, drawDesign, size]);

  if (!canDraw) return null;
  return <Canvas ref={canvas} role="img" aria-label={label} width={size} height={size} />;
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
