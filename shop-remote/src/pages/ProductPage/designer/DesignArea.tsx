import { type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Point } from '@rangmala/shared/contract/design-geometry';
import type { Layer, TextLayer } from '@rangmala/shared/contract/designs';
import { Muted } from '@rangmala/shared/ui';
import { type AreaScale, createTransform, fitArea, toMillimetres } from '../../../lib/designer/area-scale.ts';
import { computeLayerBox } from '../../../lib/designer/layers.ts';
import { isPhotoSlot } from '../../../lib/designer/local-pictures.ts';
import type { PictureOptions } from '../../../lib/designer/new-layers.ts';
import { NEW_TEXT } from '../../../lib/designer/new-texts.ts';
import { AreaMenu } from './AreaMenu.tsx';
import { CropFrame } from './CropFrame.tsx';
import { InPlaceText } from './InPlaceText.tsx';
import { LayerShape } from './LayerShape.tsx';
import { SelectionFrame } from './SelectionFrame.tsx';
import { useDrag } from './use-drag.ts';
import type { Editor } from './use-editor.ts';

export interface DesignAreaProps {
  editor: Editor;
  /** Opens the file dialog for a photo of a layer or at a place. */
  onChoosePhoto: (options: PictureOptions) => void;
}

/** The edited side with draggable layers, drawn in millimetres. */
export function DesignArea({ editor, onChoosePhoto }: DesignAreaProps) {
  const { area, backgroundColour, layers, shownLayers, selected, resources } = editor;
  const svg = useRef<SVGSVGElement>(null);
  const [scale, setScale] = useState<AreaScale>({ pixelsPerMillimetre: 2, corner: [0, 0] });
  const [menu, setMenu] = useState<{ x: number; y: number }>();
  /** Whether the last press was beside the layers while none was selected. */
  const isPressedEmpty = useRef(false);
  const { width, height, bleed, safe } = area;
  const { mode } = editor;
  const { dragged, snapped, isDragging, begin, move, cancel, end } = useDrag(
    svg,
    editor,
    (layer, isDouble) => {
      if (layer.kind === 'picture' && layer.asset === '') onChoosePhoto({ replacedId: layer.id });
      else if (isDouble) editor.edit(layer);
    },
  );
  const millimetresPerPixel = 1 / scale.pixelsPerMillimetre;

  useEffect(() => {
    const element = svg.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(fitArea(area, entry.contentRect));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);

  function press(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    const shape = event.target instanceof Element && event.target.closest<SVGElement>('[data-shape]');
    const layer = shape ? layers.find(({ id }) => id === shape.dataset['shape']) : undefined;
    isPressedEmpty.current = !layer && !isDragging() && !selected && !menu;
    setMenu(undefined);
    if (layer) begin(event, { layer, handle: layer.id === adjusted?.id ? 'pan' : 'move' });
    else if (isDragging()) begin(event);
    else editor.select(undefined);
  }

  function releasePress(event: PointerEvent<HTMLElement>): void {
    if (isPressedEmpty.current) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      setMenu({ x: event.clientX - left, y: event.clientY - top });
    }
    isPressedEmpty.current = false;
    end(event);
  }

  /** Closes the menu and returns the place where it was opened, in millimetres. */
  function closeMenu(): Point {
    setMenu(undefined);
    return toMillimetres([menu?.x ?? 0, menu?.y ?? 0], scale);
  }

  const shownBox = selected && computeLayerBox(dragged ?? selected, resources);
  const adjusted = mode?.kind === 'photo' ? (dragged ?? selected) : undefined;
  const picture = adjusted?.kind === 'picture' ? resources.assets.get(adjusted.asset) : undefined;

  return (
    <div>
      <Group
        role="group"
        aria-label="Design area"
        style={{ aspectRatio: `${width + 2 * bleed} / ${height + 2 * bleed}` }}
        onPointerMove={move}
        onPointerUp={releasePress}
        onPointerCancel={(event) => {
          isPressedEmpty.current = false;
          cancel(event);
        }}
        onPointerDown={press}
      >
        <Drawing ref={svg} viewBox={`${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`}>
          <rect
            x={-bleed}
            y={-bleed}
            width={width + 2 * bleed}
            height={height + 2 * bleed}
            fill={backgroundColour}
          />
          {shownLayers.map((layer, index) => {
            const isAdjusted = adjusted?.id === layer.id;
            const isDragged = dragged?.id === layer.id && !isAdjusted;
            return (
              <g key={layer.id} transform={isDragged ? createTransform(layer, dragged) : undefined}>
                <LayerShape
                  // A gesture that changes the crop draws the layer again.
                  layer={isAdjusted ? adjusted : layer}
                  resources={resources}
                  isEdited={mode?.layerId === layer.id}
                  isStale={layer.kind === 'text' && isOtherText(layer, layers[index])}
                />
              </g>
            );
          })}
          <TrimEdge x={0} y={0} width={width} height={height} />
          <SafeEdge x={safe} y={safe} width={width - 2 * safe} height={height - 2 * safe} />
          {snapped.x && (
            <SnapLine data-snap="x" x1={snapped.x.at} x2={snapped.x.at} y1={-bleed} y2={height + bleed} />
          )}
          {snapped.y && (
            <SnapLine data-snap="y" y1={snapped.y.at} y2={snapped.y.at} x1={-bleed} x2={width + bleed} />
          )}
          {selected && shownBox && adjusted?.kind === 'picture' && picture && (
            <CropFrame
              layer={adjusted}
              box={shownBox}
              picture={picture}
              millimetresPerPixel={millimetresPerPixel}
              isFixed={isPhotoSlot(adjusted)}
              onDrag={(event, edge) => begin(event, { layer: selected, handle: edge })}
              onCrop={(layer, edge) => editor.update(layer, `crop ${edge} ${layer.id}`)}
              onEnd={() => editor.stopEditing()}
            />
          )}
          {selected && shownBox && !selected.locked && !mode && (
            <SelectionFrame
              area={area}
              box={shownBox}
              millimetresPerPixel={millimetresPerPixel}
              onDrag={(event, handle) => begin(event, { layer: selected, handle })}
            />
          )}
        </Drawing>
        {selected?.kind === 'text' && mode?.kind === 'text' && (
          <InPlaceText
            key={selected.id}
            editor={editor}
            layer={selected}
            scale={scale}
            onPointerDown={(event) => begin(event, { layer: selected, handle: 'move' }, true)}
          />
        )}
        {menu && (
          <AreaMenu
            position={menu}
            onText={() => editor.addTexts([{ ...NEW_TEXT, at: closeMenu() }])}
            onPhoto={() => onChoosePhoto({ at: closeMenu() })}
            onClose={() => void closeMenu()}
          />
        )}
        {layers.length === 0 && !menu && (
          <EmptyHint>Tap to add a photo or text, or drop a picture here.</EmptyHint>
        )}
      </Group>
      <Legend>Keep names and faces inside the dashed line.</Legend>
    </div>
  );
}

const isOtherText = ({ text }: TextLayer, layer: Layer | undefined): boolean =>
  layer?.kind === 'text' && layer.text !== text;

const Group = styled.div`
  position: relative;
  width: 100%;
  max-height: var(--design-area-height, 70vh);
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  touch-action: pan-y;
  user-select: none;
`;

/** Only elements of the drawing with `pointer-events: auto` are clickable. */
const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

/** A hint in the middle of an empty side. Clicks and drops pass through the hint. */
const EmptyHint = styled.p`
  position: absolute;
  inset: 50% auto auto 50%;
  width: max-content;
  max-width: 80%;
  padding: 0.4rem 0.8rem;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  font-size: ${({ theme }) => theme.text.small};
  text-align: center;
  translate: -50% -50%;
  pointer-events: none;
`;

const Legend = styled(Muted)`
  margin-top: 0.3rem;
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

const SnapLine = styled.line`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-width: 1.5px;
  vector-effect: non-scaling-stroke;
`;
