import { memo, type PointerEvent } from 'react';
import styled from 'styled-components';
import { layerTransform } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { boxOf, outlineKey, type Sizes } from '../../../lib/designer/layers.ts';

export interface LayerShapeProps {
  layer: Layer;
  sizes: Sizes;
  onPointerDown: (event: PointerEvent<SVGElement>) => void;
}

/** A layer as it is printed. */
export const LayerShape = memo(
  function LayerShape({ layer, sizes, onPointerDown }: LayerShapeProps) {
    const box = boxOf(layer, sizes);
    if (!box) return null;
    const { width, height } = box;
    return (
      <Movable
        data-shape={layer.id}
        transform={`${layerTransform(layer)} translate(${-width / 2} ${-height / 2})`}
        onPointerDown={onPointerDown}
      >
        <rect width={width} height={height} fill="transparent" />
        {layer.kind === 'text' ? (
          <TextShape layer={layer} width={width} sizes={sizes} />
        ) : (
          <PictureShape layer={layer} width={width} height={height} sizes={sizes} />
        )}
      </Movable>
    );
  },
  // Handlers are not compared: they behave the same for the same layer.
  (previous, next) =>
    previous.layer === next.layer &&
    previous.sizes.assets === next.sizes.assets &&
    previous.sizes.outlines === next.sizes.outlines,
);

function TextShape({
  layer,
  width,
  sizes,
}: {
  layer: Extract<Layer, { kind: 'text' }>;
  width: number;
  sizes: Sizes;
}) {
  const outline = sizes.outlines.get(outlineKey(layer.text, layer.typeface));
  return (
    outline && <path transform={`scale(${width / outline.width})`} d={outline.path} fill={layer.colour} />
  );
}

interface PictureShapeProps {
  layer: Extract<Layer, { kind: 'picture' }>;
  width: number;
  height: number;
  sizes: Sizes;
}

function PictureShape({ layer, width, height, sizes }: PictureShapeProps) {
  const asset = sizes.assets.get(layer.asset);
  if (!asset) return null;
  const { x, y, width: w, height: h } = layer.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  return (
    <svg
      width={width}
      height={height}
      viewBox={`${x * asset.width} ${y * asset.height} ${w * asset.width} ${h * asset.height}`}
      preserveAspectRatio="none"
    >
      <image href={asset.url} width={asset.width} height={asset.height} preserveAspectRatio="none" />
    </svg>
  );
}

const Movable = styled.g`
  cursor: move;
  touch-action: none;
`;
