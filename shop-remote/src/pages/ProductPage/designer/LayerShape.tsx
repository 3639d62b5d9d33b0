import { memo, useId } from 'react';
import styled from 'styled-components';
import { createLayerTransform } from '@rangmala/shared/contract/design-geometry';
import { fitPicture } from '@rangmala/shared/contract/design-fields';
import type { Layer, TextLayer } from '@rangmala/shared/contract/designs';
import { findDrawnParts } from '../../../lib/designer/art-ink.ts';
import {
  computeLayerBox,
  createOutlineKey,
  findTextProblem,
  type LayerResources,
} from '../../../lib/designer/layers.ts';
import { loadPhotograph } from '../../../lib/load-image.ts';
import { getArtUrl } from '../../../lib/preview/draw-flat.ts';
import { layOutPlainText, PLAIN_FONT } from '../../../lib/preview/plain-text.ts';

export interface LayerShapeProps {
  layer: Layer;
  resources: LayerResources;
  /** Whether the caret is in the layer's text, or its photo is moved inside its frame. */
  isEdited: boolean;
  /** Whether the layer has another text, whose outline is loaded in a moment. */
  isStale: boolean;
}

/** A layer in the design area that can be dragged. Presses pass through a locked layer. */
export const LayerShape = memo(
  function LayerShape({ layer, resources, isEdited, isStale }: LayerShapeProps) {
    const box = computeLayerBox(layer, resources);
    if (!box) return null;
    const { width, height } = box;
    const isEmpty = layer.kind === 'picture' && layer.asset === '';
    return (
      <MovableGroup
        data-shape={layer.id}
        transform={`${createLayerTransform(layer)} translate(${-width / 2} ${-height / 2})`}
        data-stale={isEdited && isStale ? '' : undefined}
        $isLocked={layer.locked === true}
      >
        {isEmpty ? (
          <EmptySlot>
            <MaskShape mask={layer.mask} width={width} height={height} />
          </EmptySlot>
        ) : (
          <rect width={width} height={height} fill="transparent" />
        )}
        {layer.kind === 'text' ? (
          <TextShape layer={layer} box={box} resources={resources} isEdited={isEdited} />
        ) : layer.kind === 'art' ? (
          <image
            href={getArtUrl(layer.art)}
            width={width}
            height={height}
            preserveAspectRatio="none"
            onLoad={() => void readDrawnParts(layer.art)}
          />
        ) : (
          <PictureShape
            layer={layer}
            width={width}
            height={height}
            resources={resources}
            showsWhole={isEdited}
          />
        )}
      </MovableGroup>
    );
  },
  (previous, next) =>
    previous.layer === next.layer &&
    previous.isEdited === next.isEdited &&
    previous.isStale === next.isStale &&
    previous.resources.assets === next.resources.assets &&
    previous.resources.outlines === next.resources.outlines &&
    previous.resources.textProblems === next.resources.textProblems,
);

/** Finds out where art is drawn, so that new layers take the free room beside it. */
const readDrawnParts = (art: string): Promise<void> =>
  loadPhotograph(getArtUrl(art)).then(
    (image) => findDrawnParts(art, image),
    () => undefined,
  );

interface TextShapeProps {
  layer: TextLayer;
  box: { width: number; height: number };
  resources: LayerResources;
  isEdited: boolean;
}

/** A text as it is printed; in a font of the browser while its outline is late or refused. */
function TextShape({ layer, box, resources, isEdited }: TextShapeProps) {
  const outline = resources.outlines.get(createOutlineKey(layer));
  if (outline)
    return <path transform={`scale(${box.width / outline.width})`} d={outline.path} fill={layer.colour} />;
  // The field with the caret shows its letters itself.
  if (isEdited || findTextProblem(layer, resources) === undefined) return null;
  const { fontSize, fontWeight, anchor, x, lines } = layOutPlainText(layer, box);
  return (
    <g
      fontFamily={PLAIN_FONT}
      fontSize={fontSize}
      fontWeight={fontWeight}
      textAnchor={anchor}
      fill={layer.colour}
    >
      {lines.map(({ text, y }) => (
        <text key={y} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

interface PictureShapeProps {
  layer: Extract<Layer, { kind: 'picture' }>;
  width: number;
  height: number;
  resources: LayerResources;
  /** Also shows what is cut off, faintly. */
  showsWhole: boolean;
}

function PictureShape({ layer, width, height, resources, showsWhole }: PictureShapeProps) {
  const maskId = useId();
  const asset = resources.assets.get(layer.asset);
  if (!asset) return null;
  const { crop, box } = fitPicture(layer, asset, { width, height });
  const picture = asset.url !== '' && (
    <image href={asset.url} width={asset.width} height={asset.height} preserveAspectRatio="none" />
  );
  const scale = box.width / (crop.width * asset.width);
  const whole = `translate(${box.x} ${box.y}) scale(${scale}) translate(${-crop.x * asset.width} ${-crop.y * asset.height})`;
  const shown = (
    <g clipPath={layer.mask && `url(#${maskId})`}>
      {layer.mask !== undefined && (
        <clipPath id={maskId}>
          <MaskShape mask={layer.mask} width={width} height={height} />
        </clipPath>
      )}
      <svg
        {...box}
        viewBox={`${crop.x * asset.width} ${crop.y * asset.height} ${crop.width * asset.width} ${crop.height * asset.height}`}
        preserveAspectRatio="none"
      >
        {picture}
      </svg>
    </g>
  );
  return showsWhole ? (
    <>
      <g transform={whole} opacity={0.35}>
        {picture}
      </g>
      {shown}
    </>
  ) : (
    shown
  );
}

/** The shape of a picture: an ellipse, a path in fractions of the box, or the whole box. */
function MaskShape({ mask, width, height }: { mask: string | undefined; width: number; height: number }) {
  if (mask === undefined) return <rect width={width} height={height} />;
  if (mask === 'ellipse') return <ellipse cx={width / 2} cy={height / 2} rx={width / 2} ry={height / 2} />;
  return <path transform={`scale(${width} ${height})`} d={mask} />;
}

const MovableGroup = styled.g<{ $isLocked: boolean }>`
  cursor: move;
  pointer-events: ${({ $isLocked }) => ($isLocked ? 'none' : 'auto')};
  touch-action: none;

  /* The field with the caret shows its letters after the same time. */
  &[data-stale] {
    opacity: 0;
    transition: opacity 0s 300ms;
  }
`;

/** The empty place of a photo. */
const EmptySlot = styled.g`
  fill: ${({ theme }) => theme.color.sunken};
  /* An example photo below stays visible. */
  fill-opacity: 0.4;
  stroke: ${({ theme }) => theme.color.inkSoft};
  stroke-dasharray: 4 3;
  cursor: pointer;

  > * {
    vector-effect: non-scaling-stroke;
  }
`;
