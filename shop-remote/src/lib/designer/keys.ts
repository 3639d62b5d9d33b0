import { resizeLayer } from '@rangmala/shared/contract/design-fields';
import type { Layer } from '@rangmala/shared/contract/designs';
import { normalizeAngle, round } from './layers.ts';

/**
 * Returns the changed layer after a key press: moved by 1 mm (10 mm with Shift), 1 mm wider or narrower, or rotated by
 * 1°. Returns undefined for a key that changes nothing.
 */
export function changeLayerByKey(layer: Layer, key: string, shiftKey: boolean): Layer | undefined {
  const step = shiftKey ? 10 : 1;
  const { cx, cy, width, rotation } = layer;
  switch (key) {
    case 'ArrowLeft':
      return { ...layer, cx: round(cx - step) };
    case 'ArrowRight':
      return { ...layer, cx: round(cx + step) };
    case 'ArrowUp':
      return { ...layer, cy: round(cy - step) };
    case 'ArrowDown':
      return { ...layer, cy: round(cy + step) };
    case '+':
    case '=':
      return resizeLayer(layer, round(width + 1));
    case '-':
    case '−':
      return resizeLayer(layer, round(Math.max(1, width - 1)));
    case '[':
      return { ...layer, rotation: normalizeAngle(rotation - 1) };
    case ']':
      return { ...layer, rotation: normalizeAngle(rotation + 1) };
    default:
      return undefined;
  }
}
