import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { getTextBox } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, TextLayer } from '@rangmala/shared/contract/designs';
import { renderPage, type PageOptions, type RenderedPage, type StubbedApi } from '@rangmala/shared/testing';
import { createTextLayer as createNewTextLayer, type NewTextLayer } from '../lib/designer/new-texts.ts';
import { createImageFile, peacockMugProduct } from './catalogue.ts';

/** Two sides of a mug. */
export const sides = [
  { name: 'front', label: 'Front', area: { width: 80, height: 76, bleed: 2, safe: 4 } },
  { name: 'back', label: 'Back', area: { width: 80, height: 76, bleed: 2, safe: 4 } },
];
/** Returns a design with layers on the front. */
export const createDesign = <L>(...layers: L[]) => ({
  v: 1 as const,
  options: {},
  note: '',
  sides: [
    { side: 'front', layers },
    { side: 'back', layers: [] as L[] },
  ],
});
/** A design without layers. */
export const emptyDesign = createDesign();
/** Returns a text in the middle of a side of the mug. */
export const createTextLayer = (text: string) => ({
  id: 't',
  kind: 'text',
  text,
  typeface: 'mukta',
  colour: '#000000',
  cx: 40,
  cy: 38,
  width: 30,
  rotation: 0,
  flip: false,
});
/** Fields that the server adds to a design. */
export const savedDesign = {
  id: 'd1',
  product_id: 'peacock-mug',
  assets: [],
  previews: [],
  pictures: [],
  warnings: [],
  is_ordered: false,
  revision: 0,
  updated_at: '',
};
/** Returns the key of the stubbed response with the outline of a text. */
export const createOutlineRequestKey = (text: string, typeface = 'mukta') =>
  `GET /text-outline?text=${encodeURIComponent(text)}&typeface=${typeface}`;
/** Returns the key of the stubbed response with the outline of a text in the box of a new text, by default on the mug. */
export function createNewTextKey(
  text: string,
  style: Partial<TextLayer & NewTextLayer> = {},
  area = sides[0]?.area ?? { width: 1, height: 1, bleed: 0, safe: 0 },
): string {
  const layer = { text, typeface: 'mukta', colour: '#23306f', ...style } as const;
  const box = getTextBox({ ...createNewTextLayer(layer, area, []), ...style });
  return `${createOutlineRequestKey(text, layer.typeface)}&box=${encodeURIComponent(JSON.stringify(box)).replaceAll('%2C', ',')}`;
}
export const outline = { path: 'M0 0L1000 0L1000 500Z', width: 1000, height: 500 };
/** The outline of a text in the box of a new text. */
export const boxOutline = { ...outline, height: 283.3, size: 113.3, scale: 1 };

/** The API responses for a product page with a personalisable product. */
export const designApi = {
  'GET /products/peacock-mug': { ...peacockMugProduct, sides },
  'POST /designs': { ...emptyDesign, ...savedDesign, token: 'secret' },
  'PUT /designs/d1': { ...emptyDesign, ...savedDesign },
  'POST /designs/d1/assets': { id: 'a1', width: 400, height: 200, url: '/api/designs/d1/assets/a1' },
  [createNewTextKey('Your text')]: boxOutline,
  [createOutlineRequestKey('Asha')]: outline,
  'POST /upload-image': { url: '/uploads/c/c-8x6.webp', thumbnail: '/uploads/c/c-8x6.webp' },
};

/** Returns the content of the last request that saved the design; undefined when there was none. */
export const findSavedContent = (api: StubbedApi): DesignContent | undefined =>
  api.bodiesTo('PUT /designs/d1').at(-1) as DesignContent | undefined;

/** Makes the pauses between retries endless in the tests of a file, so that a slow test is still in its first pause. */
export function holdRetryPauses(): void {
  const setTimer = window.setTimeout;
  beforeEach(() => {
    // Not a mock function, because Testing Library takes one for Jest's fake timers.
    window.setTimeout = ((callback: () => void, ms = 0) =>
      ms >= 2_000 ? 0 : setTimer(callback, ms)) as typeof window.setTimeout;
  });
  afterEach(() => void (window.setTimeout = setTimer));
}

/** Renders the page of a personalisable mug; `api` adds to {@link designApi}. The canvases of the page draw nothing. */
export async function renderMugPage(
  page: ReactElement,
  { api, ...options }: PageOptions = {},
): Promise<RenderedPage> {
  globalThis.Path2D ??= class {} as typeof Path2D;
  const get = (_context: object, name: string | symbol) => () =>
    name === 'measureText' ? { width: 0 } : undefined;
  const context = new Proxy({}, { get, set: () => true });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((type: string) => (type === '2d' ? (context as never) : null));
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/webp;base64,');
  const renderedPage = renderPage(page, {
    path: '/product/peacock-mug',
    route: '/product/:id',
    api: {
      'GET /items?category=mugs': [],
      'GET /items?related=peacock-mug&limit=8': [],
      ...designApi,
      ...api,
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Peacock Mug' });
  return renderedPage;
}

/** Returns queries within the open design editor. */
export const withinEditor = () => within(screen.getByRole('region', { name: 'Design editor' }));

/** Renders the page of a personalisable mug and opens the design editor. */
export async function openMugEditor(page: ReactElement, options?: PageOptions): Promise<RenderedPage> {
  const renderedPage = await renderMugPage(page, options);
  await renderedPage.user.click(screen.getByRole('button', { name: 'Personalise' }));
  await screen.findByRole('region', { name: 'Design editor' });
  return renderedPage;
}

/** Adds a text in the open editor. @returns the field of the text */
export async function addText({ user }: Pick<RenderedPage, 'user'>): Promise<HTMLElement> {
  await user.click(withinEditor().getByRole('button', { name: 'Add text' }));
  return withinEditor().findByRole('textbox', { name: 'Text' });
}

/** Chooses a picture on the page. @returns its button in the list of layers */
export async function choosePhoto({ user }: Pick<RenderedPage, 'user'>): Promise<HTMLElement> {
  await user.upload(screen.getByLabelText('Upload your design'), createImageFile('cat.png'));
  return screen.findByRole('button', { name: 'Photo 1' });
}

/** Returns the names of the layers in the open design editor, bottom first. */
export const listLayerNames = (): (string | null)[] =>
  within(withinEditor().getByRole('list', { name: 'Layers' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

/** Presses the button that buys the product with a design. @returns queries within the dialog that it opens */
export async function openConfirmDialog({ user }: Pick<RenderedPage, 'user'>) {
  await user.click(screen.getByRole('button', { name: /^Buy (Now|With Custom Design)$/ }));
  return within(await screen.findByRole('dialog', { name: 'Confirm your design' }));
}

/** Buys the product with its design, and waits for the message that it is in the cart. */
export async function addDesignToCart(page: Pick<RenderedPage, 'user'>): Promise<void> {
  const dialog = await openConfirmDialog(page);
  await page.user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
  await screen.findByText('Product added to cart with custom design!');
}

/** Stores changes of a design that the server does not have, as earlier releases did. */
export function storeUnsavedDesign(id: string, content: object, rest: object = {}): void {
  const designs = { [id]: { productId: 'peacock-mug', content, ...rest } };
  localStorage.setItem('rangmala.unsavedDesigns', JSON.stringify(designs));
}
