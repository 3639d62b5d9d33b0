import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { PrintArea } from '@rangmala/shared/contract/design-geometry';

export interface AreaSvgProps extends ComponentPropsWithRef<'svg'> {
  area: PrintArea;
}

/**
 * A drawing in millimetres that covers the design area, in an HTML element (`data-sheet`). Only elements of the drawing
 * with `pointer-events: auto` are clickable. A drag moves the HTML element, because browsers take longer to move an SVG
 * element.
 */
export function AreaSvg({ area: { width, height, bleed }, ...props }: AreaSvgProps) {
  const viewBox = `${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`;
  return (
    <Sheet data-sheet="">
      <svg viewBox={viewBox} {...props} />
    </Sheet>
  );
}

/** Does not clip the drawing, because a drag moves the whole drawing. The design area clips the drawing. */
const Sheet = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;
