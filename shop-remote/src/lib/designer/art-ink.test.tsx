import { findDrawnParts } from './art-ink.ts';
import { listObstacles } from './free-room.ts';
import { createTextLayer } from './new-texts.ts';

const area = { width: 80, height: 80, bleed: 0, safe: 4 };
const place = { cx: 40, cy: 40, width: 80, height: 80, rotation: 0, flip: false };
const art = { ...place, id: 'art', kind: 'art' } as const;
const style = { text: 'Asha', typeface: 'mukta', colour: '#23306f' } as const;

/** Adds a text to a side with art over the whole area. @returns the top of the text in millimetres */
function addText(artId: string): number {
  const obstacles = listObstacles([{ ...art, art: artId }], area, { assets: new Map(), outlines: new Map() });
  const { cy, height = 0 } = createTextLayer(style, area, obstacles);
  return cy - height / 2;
}

test('places a text below the drawn part of art that covers the side', () => {
  const data = new Uint8ClampedArray(20 * 20 * 4).fill(255, 0, 12 * 20 * 4);
  const context = { drawImage: () => undefined, getImageData: () => ({ data }) };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D);
  findDrawnParts('mandala-0a1b2c3d', new Image());
  expect(addText('mandala-0a1b2c3d')).toBeGreaterThanOrEqual(48);
  expect(addText('unknown-0a1b2c3d')).toBeLessThan(40);
});
