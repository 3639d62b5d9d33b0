import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createRefusal,
  createSlowResponse,
  joinTexts,
  noConnection,
  stubDecode,
  type PageOptions,
} from '@rangmala/shared/testing';
import { readUnsavedDesign, storeFieldDraft } from '../../../api/design-store.ts';
import type { ProductPageState } from '../../../lib/edit-design-link.ts';
import { createCartLine, flatSurface, peacockMug, readStoredCart } from '../../../testing/catalogue.ts';
import {
  addDesignToCart,
  choosePhoto,
  findSavedContent,
  listLayerNames,
  openConfirmDialog,
  renderMugPage,
  savedDesign,
  withinEditor,
} from '../../../testing/designs.ts';
import {
  createBoxOutline,
  createFieldOutlineKey,
  createNameDesign,
  fieldsApi,
  nameMug,
} from '../../../testing/fields.ts';
import { stubUploads } from '../../../testing/uploads.ts';
import ProductPage from '../ProductPage.tsx';

stubUploads();
beforeEach(() => stubDecode({}));

const showPage = ({ api, ...options }: PageOptions = {}) =>
  renderMugPage(<ProductPage />, { api: { ...fieldsApi, ...api }, ...options });

const getField = (name = 'Name') =>
  within(screen.getByRole('group', { name: 'Make it yours' })).getByRole('textbox', { name });
const fillIn = (value: string, name = 'Name') => fireEvent.change(getField(name), { target: { value } });
const findPreview = () => screen.findByRole('img', { name: 'Preview of your design' });
const getBuyButton = () => screen.getByRole('button', { name: 'Buy With Custom Design' });

/** Texts of a design by layer id. */
const listTexts = ({ sides }: Pick<ReturnType<typeof createNameDesign>, 'sides'>) =>
  Object.fromEntries(
    sides.flatMap(({ layers }) =>
      layers.flatMap((layer) => (layer.kind === 'text' ? [[layer.id, layer.text]] : [])),
    ),
  );

test('shows the product with a typed name, adds it to the cart, and begins afresh', async () => {
  const { user, api } = await showPage();
  expect(getField()).toHaveValue('Aanya');
  expect(screen.getByRole('button', { name: 'Buy Now' })).toBeInTheDocument();
  fillIn('Meera');
  expect(await findPreview()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add as Shown' })).not.toBeInTheDocument();

  const dialog = await openConfirmDialog({ user });
  expect(dialog.getByText('Colour: White')).toBeInTheDocument();
  expect(dialog.getByRole('img', { name: 'Your design on the product' })).toBeInTheDocument();
  expect(joinTexts(dialog.getAllByRole('note'))).toBe('“Since 2019” is our sample.');
  await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));

  expect(await screen.findByText('Product added to cart with custom design!')).toBeInTheDocument();
  expect(findSavedContent(api)).toMatchObject({ options: { colour: 'white' } });
  expect(listTexts(findSavedContent(api) as never)).toEqual({ name: 'Meera', since: 'Since 2019' });
  expect(readStoredCart()).toMatchObject([{ id: 'peacock-mug', design: { id: 'd1' } }]);
  expect(getField()).toHaveValue('Aanya');
  expect(screen.queryByRole('img', { name: 'Preview of your design' })).not.toBeInTheDocument();
});

test('stores the design in this browser when the server cannot be reached', async () => {
  const page = await showPage({ api: { 'POST /designs': noConnection } });
  fillIn('Meera');
  await findPreview();
  await addDesignToCart(page);
  const [line] = readStoredCart();
  expect(line?.design?.id).toMatch(/^local-/);
  const unsaved = readUnsavedDesign(line?.design?.id ?? '');
  expect(unsaved && listTexts(unsaved.content)).toMatchObject({ name: 'Meera' });
});

test('says why a text cannot be printed, and does not sell it', async () => {
  const detail = 'The typeface Mukta has no letter “漢”.';
  const { user } = await showPage({
    api: { [createFieldOutlineKey('name', '漢')]: createRefusal(422, detail) },
  });
  fillIn('漢');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Name: ${detail}`);
  expect(getField()).toHaveAccessibleDescription(`Name: ${detail}`);
  await user.click(getBuyButton());
  expect(getField()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fillIn('Thirteen char');
  const tooLong = /this text has 13 characters, and there is room for 12/;
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(tooLong));
  fillIn(' ');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/please enter a text/));
});

test('says how small a text is printed', async () => {
  await showPage({
    api: {
      [createFieldOutlineKey('name', 'Lakshmi')]: createBoxOutline(0.62),
      [createFieldOutlineKey('name', 'Lakshmidevi')]: createBoxOutline(0.2),
    },
  });
  fillIn('Lakshmi');
  await screen.findByText('Printed at 62 % of its usual size, in letters of 5 mm.');
  fillIn('Lakshmidevi');
  await screen.findByText('In letters of only 1.6 mm, hard to read. Fewer letters would be larger.');
});

test('adds the original as pictured, and keeps the draft, also after a reload', async () => {
  const { user, unmount } = await showPage();
  fillIn('Meera');
  await user.click(screen.getByRole('link', { name: 'Buy our original instead' }));
  expect(await screen.findByText('Added to your cart as pictured.')).toBeInTheDocument();
  expect(readStoredCart()).toMatchObject([{ id: 'peacock-mug', quantity: 1 }]);
  expect(readStoredCart()[0]).not.toHaveProperty('design');
  unmount();
  await showPage();
  await waitFor(() => expect(getField()).toHaveValue('Meera'));
  expect(await findPreview()).toBeInTheDocument();
});

test('takes the place and the quantity of the line as pictured that wants an own name', async () => {
  const page = await showPage({
    cart: [createCartLine(peacockMug, 3)],
    state: { replacedLine: 'peacock-mug' } satisfies ProductPageState,
  });
  fillIn('Meera');
  await addDesignToCart(page);
  expect(readStoredCart()).toMatchObject([{ id: 'peacock-mug', design: { id: 'd1' }, quantity: 3 }]);
});

test('fills the fields with a design of the cart, and changes it in place', async () => {
  const { user, api, currentUrl } = await showPage({
    path: '/product/peacock-mug?design=d1',
    cart: [{ ...createCartLine(peacockMug), design: { id: 'd1', token: 'secret' } }],
    api: { 'GET /designs/d1': { ...createNameDesign('Meera'), ...savedDesign } },
  });
  await waitFor(() => expect(getField()).toHaveValue('Meera'));
  expect(screen.queryByRole('region', { name: 'Design editor' })).not.toBeInTheDocument();
  expect(await findPreview()).toBeInTheDocument();
  fillIn('Ravi');
  await user.click(screen.getByRole('button', { name: 'Save and Return to Cart' }));
  await waitFor(() => expect(currentUrl()).toBe('/cart'));
  expect(listTexts(findSavedContent(api) as never)).toMatchObject({ name: 'Ravi' });
  expect(readStoredCart()).toMatchObject([{ design: { id: 'd1' } }]);
});

describe('a product with a photograph in use', () => {
  const desk = {
    side: 'front',
    label: 'On a desk',
    options: {},
    picture: { url: '/media/x/desk.webp' },
    base: '#fdf8ee',
    surface: flatSurface,
  };
  const api = { 'GET /products/peacock-mug': { ...nameMug, views: [desk] } };
  const getViews = () => within(screen.getByRole('list', { name: 'Views' })).getAllByRole('button');

  test('is shown with the server’s picture of the typed name, then with the browser’s', async () => {
    const outline = createSlowResponse();
    const { user } = await showPage({
      path: '/product/peacock-mug?field.name=Zoya',
      api: { ...api, [createFieldOutlineKey('name', 'Zoya')]: outline.response },
    });
    expect(getField()).toHaveValue('Zoya');
    await user.click(screen.getByRole('button', { name: 'On a desk' }));
    const preview = new URL((await findPreview()).getAttribute('src') ?? '', 'http://localhost');
    expect(preview.pathname).toBe('/api/products/peacock-mug/preview/front.jpg');
    expect(JSON.parse(preview.searchParams.get('fields') ?? '')).toEqual({ name: 'Zoya' });
    expect(preview.searchParams.get('label')).toBe('On a desk');
    expect(getViews().map((view) => view.getAttribute('aria-label'))).toEqual(['Front', 'On a desk']);
    outline.finish(createBoxOutline());
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Preview of your design' })).toBeInstanceOf(HTMLCanvasElement),
    );
  });
});

describe('the design editor', () => {
  async function openEditor(options: PageOptions = {}) {
    const page = await showPage(options);
    fillIn('Meera');
    await findPreview();
    await page.user.click(screen.getByRole('button', { name: 'Personalise' }));
    await screen.findByRole('region', { name: 'Design editor' });
    return page;
  }

  test('starts with the shop’s own design, the typed texts and locked art, or without layers', async () => {
    const { user, api } = await openEditor();
    expect(listLayerNames()).toEqual(['Art 1', 'Text: Meera', 'Text: Since 2019']);
    expect(api.to('POST /designs')).toHaveLength(0);
    const start = within(withinEditor().getByRole('group', { name: 'Start from' }));
    await user.click(start.getByRole('button', { name: 'An empty one' }));
    expect(withinEditor().queryByRole('button', { name: 'Text: Meera' })).not.toBeInTheDocument();
    await user.click(start.getByRole('button', { name: 'Our design' }));
    expect(listLayerNames()).toEqual(['Art 1', 'Text: Aanya', 'Text: Since 2019']);

    await user.click(withinEditor().getByRole('button', { name: 'Art 1' }));
    await user.keyboard('{ArrowLeft}{Delete}');
    expect(withinEditor().getByText(/This layer is locked/)).toBeInTheDocument();
    expect(listLayerNames()).toHaveLength(3);
    await user.click(withinEditor().getByRole('button', { name: 'Unlock' }));
    await user.click(withinEditor().getByRole('button', { name: 'Delete' }));
    expect(listLayerNames()).toEqual(['Text: Aanya', 'Text: Since 2019']);
  });

  test('removes the file that was chosen on the page when it starts again', async () => {
    const { user } = await openEditor();
    await choosePhoto({ user });
    await user.click(withinEditor().getByRole('radio', { name: 'Back' }));
    await user.click(withinEditor().getByRole('button', { name: 'An empty one' }));
    expect(screen.queryByRole('button', { name: 'Remove cat.png' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeInTheDocument();
  });

  test('changes with the fields, and the fields with it', async () => {
    const { user, api } = await openEditor();
    fillIn('Ravi');
    expect(await withinEditor().findByRole('button', { name: 'Text: Ravi' })).toBeInTheDocument();
    await waitFor(() => expect(findSavedContent(api)).toBeDefined());
    expect(listTexts(findSavedContent(api) as never)).toMatchObject({ name: 'Ravi' });
    await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(getField()).toHaveValue('Meera'));
  });

  test('saves an unchanged start when it is bought', async () => {
    const page = await openEditor();
    await addDesignToCart(page);
    expect(listTexts(findSavedContent(page.api) as never)).toMatchObject({ name: 'Meera' });
  });
});

test('ignores a stored draft that is damaged', async () => {
  storeFieldDraft('peacock-mug', { values: { name: 5 as never }, options: {}, side: 'front' });
  await showPage();
  expect(getField()).toHaveValue('Aanya');
});
