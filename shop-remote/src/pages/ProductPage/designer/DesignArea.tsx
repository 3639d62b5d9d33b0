import { memo, useEffect, useRef, useState, type PointerEvent } from 'react';
import styled from 'styled-components';
import { layerTransform, type Point } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { dragLayer, pinchLayer, scaleLayer, rotateLayer } from '../../../lib/designer/gesture.ts';
import { boxOf, outlineKey, type Sizes } from '../../../lib/designer/layers.ts';
import { SelectionFrame } from './SelectionFrame.tsx';
import type { Editor } from './use-editor.ts';

type Handle = 'move' | 'scale' | 'turn';

interface Gesture {
  layer: Layer;
  handle: Handle;
  /** Start and current position of each finger, in millimetres. */
  from: Map<number, Point>;
  to: Map<number, Point>;
}

/** The editable side, in millimetres, with draggable layers. */
export function DesignArea({ editor }: { editor: Editor }) {
  const { area, ground, layers, selected, sizes } = editor;
  const svg = useRef<SVGSVGElement>(null);
  const gesture = useRef<Gesture>(undefined);
  const [draggedLayer, setDraggedLayer] = useState<Layer>();
  const [millimetresPerPixel, setMillimetresPerPixel] = useState(0.5);
  const { width, height, bleed, safe } = area;

  useEffect(() => {
    const element = svg.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setMillimetresPerPixel((width + 2 * bleed) / Math.max(1, entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, bleed]);

  /** Converts a position on the screen to millimetres. */
  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = svg.current?.getBoundingClientRect();
    if (!box || box.width === 0) return [0, 0];
    const scale = (width + 2 * bleed) / box.width;
    return [(clientX - box.left) * scale - bleed, (clientY - box.top) * scale - bleed];
  }

  function begin(event: PointerEvent<SVGElement>, layer: Layer, handle: Handle): void {
    const point = pointOf(event);
    event.preventDefault();
    event.stopPropagation();
    svg.current?.setPointerCapture?.(event.pointerId);
    const currentGesture = gesture.current;
    if (currentGesture) {
      // A second finger starts a new gesture with both fingers at the layer's current position.
      const points = new Map(currentGesture.to).set(event.pointerId, point);
      gesture.current = {
        layer: draggedLayer ?? currentGesture.layer,
        handle: 'move',
        from: points,
        to: new Map(points),
      };
      return;
    }
    editor.select(layer);
    const points = new Map([[event.pointerId, point]]);
    gesture.current = { layer, handle, from: points, to: new Map(points) };
  }

  function move(event: PointerEvent): void {
    const currentGesture = gesture.current;
    if (!currentGesture?.to.has(event.pointerId)) return;
    currentGesture.to.set(event.pointerId, pointOf(event));
    setDraggedLayer(layerAfter(currentGesture));
  }

  function end(event: PointerEvent): void {
    if (!gesture.current?.to.has(event.pointerId)) return;
    gesture.current = undefined;
    setDraggedLayer(undefined);
    if (draggedLayer) editor.update(draggedLayer);
  }

  return (
    <div>
      <Group
        role="group"
        aria-label="Design area"
        style={{ aspectRatio: `${width + 2 * bleed} / ${height + 2 * bleed}` }}
      >
        <svg
          ref={svg}
          viewBox={`${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          // A second finger may be anywhere on the area.
          onPointerDown={(event) =>
            gesture.current ? begin(event, gesture.current.layer, 'move') : editor.select(undefined)
          }
        >
          <rect x={-bleed} y={-bleed} width={width + 2 * bleed} height={height + 2 * bleed} fill={ground} />
          {layers.map((layer) => (
            <LayerShape
              key={layer.id}
              layer={draggedLayer?.id === layer.id ? draggedLayer : layer}
              sizes={sizes}
              onPointerDown={(event) => begin(event, layer, 'move')}
            />
          ))}
          <Trim x={0} y={0} width={width} height={height} />
          <Safe x={safe} y={safe} width={width - 2 * safe} height={height - 2 * safe} />
          {selected && (
            <SelectionFrame
              box={boxOf(draggedLayer ?? selected, sizes)}
              millimetresPerPixel={millimetresPerPixel}
              onScale={(event) => begin(event, selected, 'scale')}
              onTurn={(event) => begin(event, selected, 'turn')}
            />
          )}
        </svg>
        {layers.length === 0 && <Invitation>Add a picture or text, or drop a picture here.</Invitation>}
      </Group>
      <Legend>Keep names and faces inside the dashed line.</Legend>
    </div>
  );
}

function layerAfter({ layer, handle, from, to }: Gesture): Layer {
  const [[id, first] = [0, [0, 0] as Point], second] = [...from];
  const now = to.get(id) ?? first;
  if (second) return pinchLayer(layer, [first, second[1]], [now, to.get(second[0]) ?? second[1]]);
  if (handle === 'scale') return scaleLayer(layer, first, now);
  return handle === 'turn' ? rotateLayer(layer, first, now) : dragLayer(layer, first, now);
}

interface LayerShapeProps {
  layer: Layer;
  sizes: Sizes;
  onPointerDown: (event: PointerEvent<SVGElement>) => void;
}

/** A layer as it is printed. */
const LayerShape = memo(
  function LayerShape({ layer, sizes, onPointerDown }: LayerShapeProps) {
    const box = boxOf(layer, sizes);
    if (!box) return null;
    const { width, height } = box;
    return (
      <Movable
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

const Group = styled.div`
  position: relative;
  width: 100%;
  max-height: 70vh;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};

  > svg {
    display: block;
    width: 100%;
    height: 100%;
    touch-action: pan-y;
    user-select: none;
  }
`;

/** Shown in the middle of an empty side; clicks and drops pass through it. */
const Invitation = styled.p`
  position: absolute;
  inset: 50% auto auto 50%;
  width: max-content;
  max-width: 80%;
  padding: 0.4rem 0.8rem;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  font-size: ${({ theme }) => theme.text.small};
  text-align: center;
  translate: -50% -50%;
  pointer-events: none;
`;

const Legend = styled.p`
  margin-top: 0.3rem;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
`;

const Movable = styled.g`
  cursor: move;
  touch-action: none;
`;

const Trim = styled.rect`
  fill: none;
  stroke: ${({ theme }) => theme.color.inkSoft};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
  pointer-events: none;
`;

const Safe = styled(Trim)`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-dasharray: 6 5;
`;
