import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ProductView } from '@rangmala/shared/contract';
import { meshOf } from '@rangmala/shared/contract/surface-mesh';
import { canvasWarp } from '../../lib/preview/canvas-warp.ts';
import { webglWarp } from '../../lib/preview/webgl-warp.ts';

/** Size in pixels; previews are square like the photographs. */
const SIZE = 720;

export interface ProductPreviewProps {
  label: string;
  /** The photograph of the product without a print; undefined shows the flat design. */
  view: ProductView | undefined;
  /** The side without its bleed. */
  flat: HTMLCanvasElement | undefined;
  /** Changes with the content of `flat`. */
  version: number;
}

/** A design on the photograph of its product, updated live. */
export function ProductPreview({ label, view, flat, version }: ProductPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const photograph = usePhotograph(view?.picture.url);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !flat || (view && !photograph)) return;
    if (view && photograph) drawOnPhotograph(context, view, photograph, flat);
    else drawPlain(context, flat);
  }, [view, photograph, flat, version]);

  return <Canvas ref={canvas} role="img" aria-label={label} width={SIZE} height={SIZE} />;
}

function drawOnPhotograph(
  context: CanvasRenderingContext2D,
  { surface, base }: ProductView,
  photograph: HTMLImageElement,
  flat: HTMLCanvasElement,
): void {
  const mesh = meshOf(surface);
  const warp = webglWarp(SIZE);
  if (!warp) return canvasWarp(context, photograph, flat, mesh);
  warp.draw(photograph, flat, mesh, base);
  context.drawImage(warp.canvas, 0, 0);
}

/** Draws the flat side on white, as large as possible. */
function drawPlain(context: CanvasRenderingContext2D, flat: HTMLCanvasElement): void {
  const scale = (SIZE / Math.max(flat.width, flat.height)) * 0.9;
  const [width, height] = [flat.width * scale, flat.height * scale];
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIZE, SIZE);
  context.drawImage(flat, (SIZE - width) / 2, (SIZE - height) / 2, width, height);
}

/** Returns the photograph once it has loaded. */
function usePhotograph(url: string | undefined): HTMLImageElement | undefined {
  const [loadedImage, setLoadedImage] = useState<HTMLImageElement>();
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => setLoadedImage(image);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return url !== undefined && loadedImage?.src.endsWith(url) ? loadedImage : undefined;
}

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.sunken};
`;
