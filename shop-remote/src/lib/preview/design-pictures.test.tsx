import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { stubDecode } from '@rangmala/shared/testing';
import { flatSurface, peacockMugProduct } from '../../testing/catalogue.ts';
import { sides } from '../../testing/designs.ts';
import { drawDesignPictures } from './design-pictures.ts';
import type { DesignPicture } from './list-pictures.ts';

const view = { side: 'front', options: {}, base: '#ffffff', surface: flatSurface };
const layer: Layer = {
  id: 't',
  kind: 'text',
  text: 'Asha',
  typeface: 'mukta',
  colour: '#23306f',
  cx: 40,
  cy: 38,
  width: 40,
  rotation: 0,
  flip: false,
};

/** Draws a design of the mug. @returns the calls of `drawImage`, and the pictures that were shown last */
async function draw(layers: Layer[], photograph: string) {
  const drawImage = jest.fn();
  const target = { canvas: { width: 720, height: 720 }, drawImage };
  const context = new Proxy(target, {
    get: (_, name) => (name in target ? target[name as keyof typeof target] : () => undefined),
    set: () => true,
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const product = { ...peacockMugProduct, sides, views: [{ ...view, picture: { url: photograph } }] };
  const content: DesignContent = { v: 1, options: {}, note: '', sides: [{ side: 'front', layers }] };
  const resources = { assets: new Map(), outlines: new Map() };
  let shown: DesignPicture[] = [];
  const drawing = drawDesignPictures(
    { product, chosenOptions: {}, content, resources, side: 'front' },
    undefined,
    (pictures) => {
      shown = pictures;
      return true;
    },
  );
  return { drawImage, failure: await drawing.then(() => undefined, String), shown };
}

test('draws the design on white, and fails, while its photograph cannot be loaded', async () => {
  stubDecode({ 7: undefined });
  const { drawImage, failure, shown } = await draw([layer], '/media/7');
  // The flat side of 80 × 76 mm in the middle of 720 pixels, with a margin.
  const [, ...position] = drawImage.mock.lastCall ?? [];
  expect(position.map(Math.round)).toEqual([36, 52, 648, 616]);
  expect(failure).toMatch(/could not be loaded/);
  expect(shown).toMatchObject([{ id: 'front', label: 'Front' }]);
});

test('shows the photograph of an edited side without layers', async () => {
  stubDecode({});
  const { drawImage, failure, shown } = await draw([], '/media/blank.webp');
  expect(drawImage).toHaveBeenCalledWith(expect.any(HTMLImageElement), 0, 0, 720, 720);
  expect(failure).toBeUndefined();
  expect(shown).toMatchObject([{ id: 'front', isBlank: true }]);
});
