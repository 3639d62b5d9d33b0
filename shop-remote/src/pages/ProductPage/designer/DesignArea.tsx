import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Layer } from '@rangmala/shared/contract/designs';
import { fitArea } from '../../../lib/designer/area-scale.ts';
import { computeLayerBox } from '../../../lib/designer/layers.ts';
import { AreaSvg } from './AreaSvg.tsx';
import { LayerShape } from './LayerShape.tsx';
import { SelectionFrame } from './SelectionFrame.tsx';
import { useDrag } from './use-drag.ts';
import type { Editor } from './use-editor.ts';

export interface DesignAreaProps {
  editor: Editor;
  /** Opens the file dialog for the photo of a layer. */
  onChoosePhoto: (layer: Layer) => void;
}

/**
 * The edited side with draggable layers, drawn in millimetres. Each layer is a separate drawing, so that the browser can
 * move the layer without drawing the other layers again.
 */
export function DesignArea({ editor, onChoosePhoto }: DesignAreaProps) {
  const { area, backgroundColour, layers, shownLayers, selected, resources } = editor;
  const svg = useRef<SVGSVGElement>(null);
  const [millimetresPerPixel, setMillimetresPerPixel] = useState(0.5);
  const { width, height, bleed, safe } = area;
  const { scaledLayer, isDragging, begin, end } = useDrag(svg, editor);

  useEffect(() => {
    const element = svg.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setMillimetresPerPixel(1 / fitArea(area, entry.contentRect).pixelsPerMillimetre);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);

  return (
    <div>
      <Group
        role="group"
        aria-label="Design area"
        style={{ aspectRatio: `${width + 2 * bleed} / ${height + 2 * bleed}` }}
        onPointerUp={end}
        onPointerCancel={end}
        // Adds another finger to a running gesture. Otherwise, a press beside the layers clears the selection.
        onPointerDown={(event) => (isDragging() ? begin(event) : editor.select(undefined))}
      >
        <AreaSvg ref={svg} area={area}>
          <rect
            x={-bleed}
            y={-bleed}
            width={width + 2 * bleed}
            height={height + 2 * bleed}
            fill={backgroundColour}
          />
        </AreaSvg>
        {shownLayers.map((layer, index) => (
          <LayerShape
            key={layer.id}
            layer={layer}
            area={area}
            resources={resources}
            // Drags the layer with the colour and the art that the design has for other options, too.
            onPointerDown={(event) => begin(event, { layer: layers[index] ?? layer, handle: 'move' })}
            onChoosePhoto={() => onChoosePhoto(layer)}
          />
        ))}
        <AreaSvg area={area}>
          <TrimEdge x={0} y={0} width={width} height={height} />
          <SafeEdge x={safe} y={safe} width={width - 2 * safe} height={height - 2 * safe} />
        </AreaSvg>
        {selected && !selected.locked && (
          <SelectionFrame
            area={area}
            box={computeLayerBox(scaledLayer ?? selected, resources)}
            millimetresPerPixel={millimetresPerPixel}
            onScale={(event) => begin(event, { layer: selected, handle: 'scale' })}
            onRotate={(event) => begin(event, { layer: selected, handle: 'rotate' })}
          />
        )}
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
  touch-action: pan-y;
  user-select: none;
`;

/** A hint in the middle of an empty side. Clicks and drops pass through the hint. */
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
`;

const SafeEdge = styled(TrimEdge)`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-dasharray: 6 5;
`;
