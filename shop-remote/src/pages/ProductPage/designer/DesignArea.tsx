import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { boxOf } from '../../../lib/designer/layers.ts';
import { LayerShape } from './LayerShape.tsx';
import { SelectionFrame } from './SelectionFrame.tsx';
import { useDrag } from './use-drag.ts';
import type { Editor } from './use-editor.ts';

/** The side that is edited, drawn in millimetres, with draggable layers. */
export function DesignArea({ editor }: { editor: Editor }) {
  const { area, backgroundColour, layers, selected, resources } = editor;
  const svg = useRef<SVGSVGElement>(null);
  const [millimetresPerPixel, setMillimetresPerPixel] = useState(0.5);
  const { width, height, bleed, safe } = area;
  const { scaledLayer, isDragging, begin, move, end } = useDrag(svg, editor);

  useEffect(() => {
    const element = svg.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setMillimetresPerPixel((width + 2 * bleed) / Math.max(1, entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, bleed]);

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
          // Adds another finger to a running gesture. Otherwise, a press beside the layers clears the selection.
          onPointerDown={(event) => (isDragging() ? begin(event) : editor.select(undefined))}
        >
          <rect
            x={-bleed}
            y={-bleed}
            width={width + 2 * bleed}
            height={height + 2 * bleed}
            fill={backgroundColour}
          />
          {layers.map((layer) => (
            <LayerShape
              key={layer.id}
              layer={layer}
              resources={resources}
              onPointerDown={(event) => begin(event, { layer, handle: 'move' })}
            />
          ))}
          <TrimEdge x={0} y={0} width={width} height={height} />
          <SafeEdge x={safe} y={safe} width={width - 2 * safe} height={height - 2 * safe} />
          {selected && (
            <SelectionFrame
              box={boxOf(scaledLayer ?? selected, resources)}
              millimetresPerPixel={millimetresPerPixel}
              onScale={(event) => begin(event, { layer: selected, handle: 'scale' })}
              onRotate={(event) => begin(event, { layer: selected, handle: 'rotate' })}
            />
          )}
        </svg>
        {layers.length === 0 && <EmptyHint>Add a picture or text, or drop a picture here.</EmptyHint>}
      </Group>
      <Legend>Keep names and faces inside the dashed line.</Legend>
    </div>
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
const EmptyHint = styled.p`
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

const TrimEdge = styled.rect`
  fill: none;
  stroke: ${({ theme }) => theme.color.inkSoft};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
  pointer-events: none;
`;

const SafeEdge = styled(TrimEdge)`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-dasharray: 6 5;
`;
