import { createRefusal } from '@rangmala/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  readUnfinishedDesign,
  readUnsavedDesign,
  storeUnfinishedDesign,
  keepDesign,
} from '../../../api/design-store.ts';
import { createCartLine, peacockMug, readStoredCart } from '../../../testing/catalogue.ts';
import {
  createDesign,
  createOutlineRequestKey,
  createTextLayer,
  holdRetryPauses,
  outline,
  renderMugPage,
  savedDesign,
  storeUnsavedDesign,
  withinEditor,
} from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';

holdRetryPauses();

const line = { ...createCartLine(peacockMug), design: { id: 'd1', token: 'secret' } };

describe('a design that was ordered', () => {
  const text = createTextLayer('Asha');
  const photo = { ...text, id: 'p', kind: 'picture' };
  const createAsset = (id: string) => ({ id, width: 400, height: 200, url: `/api/designs/x/assets/${id}` });
  const createContent = (asset: string) => createDesign<object>({ ...photo, asset }, text);
  const storedDesign = { ...savedDesign, ...createContent('a1'), assets: [createAsset('a1')] };
  const copy = {
    ...savedDesign,
    ...createContent('b1'),
    id: 'd2',
    token: 'second',
    assets: [createAsset('b1')],
    asset_ids: { a1: 'b1' },
  };
  const ORDERED_RESPONSE = createRefusal(
    409,
    'This design has already been ordered, so it can’t be changed.',
  );
  const api = {
    'GET /designs/d1': storedDesign,
    'PUT /designs/d1': ORDERED_RESPONSE,
    'POST /designs/d1/copies': copy,
    'GET /designs/d2': copy,
    'PUT /designs/d2': copy,
  };

  test('continues with a copy, including pictures and undo, when a design is ordered while it is edited', async () => {
    const page = await renderMugPage(<ProductPage />, {
      path: '/product/peacock-mug?design=d1',
      cart: [line],
      api,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Text: Asha' }));
    await page.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.api.to('PUT /designs/d2')).toHaveLength(1));
    const message = 'This design has already been ordered, so you’re editing a copy';
    expect(withinEditor().getByRole('status')).toHaveTextContent(message);
    expect(page.api.bodiesTo('PUT /designs/d2')[0]).toMatchObject({
      sides: [{ layers: [{ asset: 'b1' }, { cy: 39 }] }, {}],
    });
    expect(readStoredCart()).toMatchObject([{ design: { id: 'd2', token: 'second' } }]);
    await waitFor(() => expect(page.currentUrl()).toBe('/product/peacock-mug?design=d2'));

    await page.user.click(withinEditor().getByRole('button', { name: 'Undo' }));
    await page.user.click(screen.getByRole('button', { name: 'Save and Return to Cart' }));
    await waitFor(() => expect(page.currentUrl()).toBe('/cart'));
    expect(page.api.bodiesTo('PUT /designs/d2').at(-1)).toMatchObject({
      sides: [{ layers: [{ asset: 'b1' }, { cy: 38 }] }, {}],
    });
    expect(page.api.to('POST /designs/d1/copies')).toHaveLength(1);
    expect(readStoredCart()).toEqual([{ ...line, design: { id: 'd2', token: 'second' } }]);
  });

  test('shows why the copy was refused, and sends nothing until the next change', async () => {
    const page = await renderMugPage(<ProductPage />, {
      path: '/product/peacock-mug?design=d1',
      cart: [line],
      api: { ...api, 'POST /designs/d1/copies': createRefusal(403, 'You have too many designs.') },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Text: Asha' }));
    await page.user.keyboard('{ArrowDown}');
    expect(await withinEditor().findByText(/You have too many designs/)).toBeVisible();
    expect(page.api.to('PUT /designs/d1')).toHaveLength(1);
  });

  test('opens a copy when the design of a cart line was already ordered', async () => {
    const page = await renderMugPage(<ProductPage />, {
      path: '/product/peacock-mug?design=d1',
      cart: [line],
      api: { ...api, 'GET /designs/d1': { ...storedDesign, is_ordered: true } },
    });
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    expect(readStoredCart()).toMatchObject([{ design: { id: 'd2', token: 'second' } }]);
    await waitFor(() => expect(page.currentUrl()).toBe('/product/peacock-mug?design=d2'));
  });

  test('saves changes stored in this browser into a copy when the design was ordered', async () => {
    storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });
    storeUnsavedDesign('d1', { ...createContent('a1'), note: 'Late' });
    const page = await renderMugPage(<ProductPage />, { api });
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    expect(page.api.bodiesTo('PUT /designs/d2')[0]).toEqual({ ...createContent('b1'), note: 'Late' });
    expect(readUnsavedDesign('d1')).toBeUndefined();
    expect(readUnfinishedDesign('peacock-mug')).toEqual({ id: 'd2', token: 'second' });
  });

  test('says why a text of a stored design is not shown, and loads the text on a retry', async () => {
    const failure = createRefusal(503, 'The server is busy.');
    const page = await renderMugPage(<ProductPage />, {
      path: '/product/peacock-mug?design=d1',
      cart: [line],
      api: { ...api, [createOutlineRequestKey('Asha')]: failure },
    });
    await screen.findByText('The server is busy. We’ll try again in 2 seconds.');
    expect(screen.getByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    page.api.setResponses({ [createOutlineRequestKey('Asha')]: outline });
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await page.user.click(screen.getByRole('button', { name: 'Text: Asha' }));
    await waitFor(() => expect(withinEditor().getByText(/^Text “Asha”, 30 × 15 mm/)).toBeInTheDocument());
  });
});

describe('a design that the server refuses', () => {
  const REFUSAL = createRefusal(422, 'This layer is not valid.');
  const content = createDesign(createTextLayer('Asha'));

  beforeEach(() => storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' }));

  test('says that a stored design cannot be used, and starts a new design on a retry', async () => {
    const api = { 'GET /designs/d1': REFUSAL };
    const firstVisit = await renderMugPage(<ProductPage />, { api });
    const sentence = 'This design can’t be used any more. Try again to start a new one.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    firstVisit.unmount();

    const { user } = await renderMugPage(<ProductPage />, { api });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await user.click(await screen.findByRole('button', { name: 'Personalise' }));
    expect(await screen.findByRole('button', { name: 'Add text' })).toBeInTheDocument();
    expect(readUnfinishedDesign('peacock-mug')).toBeUndefined();
  });

  test('continues without stored changes that the server refuses', async () => {
    storeUnsavedDesign('d1', content);
    const { user } = await renderMugPage(<ProductPage />, {
      api: { 'PUT /designs/d1': REFUSAL, 'GET /designs/d1': { ...savedDesign, ...content } },
    });
    const sentence =
      'Your latest changes to this design can’t be used any more. Try again to continue without them.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    expect(readUnsavedDesign('d1')).toBeUndefined();
  });

  test('puts a new design into a cart line when the server refuses the old design', async () => {
    const { user } = await renderMugPage(<ProductPage />, {
      path: '/product/peacock-mug?design=d1',
      cart: [line],
      api: {
        'GET /designs/d1': REFUSAL,
        'POST /designs': { ...savedDesign, id: 'd2', token: 'second' },
        'PUT /designs/d2': { ...savedDesign, id: 'd2' },
        'GET /designs/d2': { ...savedDesign, id: 'd2' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await user.click(await screen.findByRole('button', { name: 'Add text' }));
    await waitFor(() => expect(readStoredCart()).toMatchObject([{ design: { id: 'd2', token: 'second' } }]));
  });
});

const text = createTextLayer('Nani');
const content = createDesign(text);

test.each([
  ['a further design of this browser', 'peacock-mug', 'Text: Nani'],
  ['the unfinished design in place of a design of another product', 'kolam-mug', 'Text: Asha'],
])('opens %s that the URL names', async (_, productId, layer) => {
  storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });
  keepDesign({ id: 'd5', token: 'fifth' });
  const draft = createDesign(createTextLayer('Asha'));
  await renderMugPage(<ProductPage />, {
    path: '/product/peacock-mug?design=d5',
    api: {
      [createOutlineRequestKey('Nani')]: outline,
      'GET /designs/d5': { ...savedDesign, ...content, id: 'd5', product_id: productId },
      'GET /designs/d1': { ...savedDesign, ...draft },
    },
  });
  expect(await screen.findByRole('button', { name: layer })).toBeInTheDocument();
  expect(readUnfinishedDesign('peacock-mug')).toEqual({ id: 'd1', token: 'secret' });
});
