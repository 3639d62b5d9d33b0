import { screen, waitFor, within } from '@testing-library/react';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import { renderPage, type PageOptions } from '@rangmala/shared/testing';
import { imageFile, peacockMugInFull, storedCart } from '../../../testing/catalogue.ts';
import ProductPage from '../ProductPage.tsx';

const sides = [
  { name: 'front', label: 'Front', area: { width: 80, height: 76, bleed: 2, safe: 4 } },
  { name: 'back', label: 'Back', area: { width: 80, height: 76, bleed: 2, safe: 4 } },
];
const empty = {
  v: 1,
  options: {},
  note: '',
  sides: [
    { side: 'front', layers: [] },
    { side: 'back', layers: [] },
  ],
};
const held = {
  id: 'd1',
  product_id: 'peacock-mug',
  assets: [],
  previews: [],
  is_ordered: false,
  updated_at: '',
};
const outlineOf = (text: string) => `GET /text-outline?text=${encodeURIComponent(text)}&typeface=mukta`;
const outline = { path: 'M0 0L1000 0L1000 500Z', width: 1000, height: 500 };

const API = {
  'GET /products/peacock-mug': { ...peacockMugInFull, sides },
  'POST /designs': { ...empty, ...held, token: 'secret' },
  'PUT /designs/d1': { ...empty, ...held },
  'POST /designs/d1/assets': { id: 'a1', width: 400, height: 200, url: '/api/designs/d1/assets/a1' },
  [outlineOf('Your text')]: outline,
  [outlineOf('Asha')]: outline,
  'POST /upload-image': { url: '/uploads/c/c-8x6.webp', thumbnail: '/uploads/c/c-8x6.webp' },
};

async function show(options: PageOptions = {}) {
  const page = renderPage(<ProductPage />, {
    path: '/product/peacock-mug',
    route: '/product/:id',
    api: API,
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Peacock Mug' });
  return page;
}

beforeEach(() => {
  // There is no canvas here: what it shows is looked at in a browser.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/webp;base64,');
});

const editor = () => within(screen.getByRole('region', { name: 'Design editor' }));
const saved = (api: ReturnType<typeof renderPage>['api']) =>
  api.to('PUT /designs/d1').at(-1)?.body as DesignContent | undefined;

async function openEditor(options?: PageOptions) {
  const page = await show(options);
  await page.user.click(screen.getByRole('button', { name: 'Personalise' }));
  await screen.findByRole('region', { name: 'Design editor' });
  return page;
}

test('a product without sides has no editor', async () => {
  await show({ api: { 'GET /products/peacock-mug': peacockMugInFull } });
  expect(screen.queryByRole('button', { name: 'Personalise' })).not.toBeInTheDocument();
});

test('text is added, changed by keys and numbers, undone, and saved by itself', async () => {
  const { user, api } = await openEditor();
  expect(editor().getByRole('group', { name: 'Design area' })).toBeInTheDocument();
  expect(editor().getByRole('img', { name: 'Preview of your design' })).toBeInTheDocument();
  await user.click(editor().getByRole('button', { name: 'Add text' }));
  const field = await editor().findByRole('textbox', { name: 'Text' });
  await user.clear(field);
  api.answer(Object.fromEntries(['A', 'As', 'Ash'].map((text) => [outlineOf(text), outline])));
  await user.type(field, 'Asha');
  const layer = await within(editor().getByRole('list', { name: 'Layers' })).findByRole('button', {
    name: 'Text: Asha',
  });

  layer.focus();
  const left = editor().getByRole<HTMLInputElement>('spinbutton', { name: 'Left (mm)' });
  const before = Number(left.value);
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}]');
  expect(Number(left.value)).toBeCloseTo(before + 11);
  expect(editor().getByRole('spinbutton', { name: 'Rotation (°)' })).toHaveValue(1);
  const width = editor().getByRole('spinbutton', { name: 'Width (mm)' });
  await user.clear(width);
  await user.type(width, '30');
  expect(editor().getByRole('status')).toHaveTextContent('Text “Asha”, 30 × 15 mm, turned 1°');
  await waitFor(
    () => expect(saved(api)?.sides[0]?.layers).toMatchObject([{ text: 'Asha', width: 30, rotation: 1 }]),
    {
      timeout: 4000,
    },
  );
  await user.click(editor().getByRole('button', { name: 'Undo' }));
  expect(width).not.toHaveValue(30);
  await user.click(editor().getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(width).toHaveValue(30));
  await user.click(editor().getByRole('button', { name: 'Duplicate' }));
  expect(within(editor().getByRole('list', { name: 'Layers' })).getAllByRole('button')).toHaveLength(2);
  await user.click(editor().getByRole('button', { name: 'Delete' }));
  expect(within(editor().getByRole('list', { name: 'Layers' })).getAllByRole('button')).toHaveLength(1);
});

test('letters that cannot be printed are named, and change nothing', async () => {
  const { user, api } = await openEditor();
  await user.click(editor().getByRole('button', { name: 'Add text' }));
  const field = await editor().findByRole('textbox', { name: 'Text' });
  const sentence = 'We can’t print emoji such as 🎉 yet.';
  api.answer({ [outlineOf('Your text🎉')]: { status: 422, body: { detail: sentence } } });
  await user.type(field, '🎉');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(editor().getByRole('button', { name: 'Text: Your text' })).toBeInTheDocument();
});

test('the uploaded file is a layer; it goes into the cart with the design, and the page begins afresh', async () => {
  const { user, api } = await show();
  await user.upload(screen.getByLabelText('Upload your design'), imageFile('cat.png'));
  expect(await screen.findByRole('button', { name: 'Photo 1' })).toBeInTheDocument();
  expect(editor().getByRole('status')).toHaveTextContent('Photo, 72 × 36 mm, 141 DPI');
  expect(editor().getByText(/low resolution \(141 DPI\)/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Buy With Custom Design' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm your design' }));
  expect(dialog.getByText(/low resolution \(141 DPI\)/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('Product added to cart with custom design!')).toBeInTheDocument();
  expect(saved(api)?.sides[0]?.layers).toMatchObject([
    { kind: 'picture', asset: 'a1', cx: 40, cy: 38, width: 72 },
  ]);
  expect(storedCart()).toMatchObject([
    { design: { id: 'd1', token: 'secret' }, customDesign: { name: 'cat.png' } },
  ]);
  expect(screen.queryByRole('region', { name: 'Design editor' })).not.toBeInTheDocument();
  expect(localStorage.getItem('rangmala.designs')).toBe('{}');
});

describe('a design that was begun before', () => {
  const text = {
    id: 't',
    kind: 'text',
    text: 'Asha',
    typeface: 'mukta',
    colour: '#000000',
    cx: 40,
    cy: 38,
    width: 30,
    rotation: 0,
    flip: false,
  };
  const begun = {
    ...empty,
    ...held,
    sides: [
      { side: 'front', layers: [text] },
      { side: 'back', layers: [] },
    ],
  };

  test('is back after a reload', async () => {
    localStorage.setItem(
      'rangmala.designs',
      JSON.stringify({ 'peacock-mug': { id: 'd1', token: 'secret' } }),
    );
    await show({ api: { ...API, 'GET /designs/d1': begun } });
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Buy With Custom Design' })).toBeInTheDocument();
  });

  test('is forgotten when the server no longer has it', async () => {
    localStorage.setItem(
      'rangmala.designs',
      JSON.stringify({ 'peacock-mug': { id: 'd1', token: 'secret' } }),
    );
    await show({ api: { ...API, 'GET /designs/d1': { status: 404, body: { detail: 'Design not found' } } } });
    await waitFor(() => expect(localStorage.getItem('rangmala.designs')).toBe('{}'));
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeInTheDocument();
  });

  test('of a cart line is changed in place', async () => {
    const line = {
      id: 'peacock-mug',
      name: 'Peacock Mug',
      price: 499,
      image: '',
      quantity: 2,
      design: { id: 'd1', token: 'secret' },
    };
    const { user, api, address } = await show({
      path: '/product/peacock-mug?design=d1',
      cart: [line],
      api: { ...API, 'GET /designs/d1': begun },
    });
    const layer = await screen.findByRole('button', { name: 'Text: Asha' });
    expect(screen.queryByRole('button', { name: 'Add as Shown' })).not.toBeInTheDocument();
    await user.click(layer);
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Save and Return to Cart' }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(saved(api)?.sides[0]?.layers).toMatchObject([{ cy: 39 }]);
    expect(storedCart()).toEqual([line]);
  });
});
