import { screen, waitFor } from '@testing-library/react';
import { readUnfinishedDesign, readUnsavedDesign, storeUnfinishedDesign } from '../../../api/design-store.ts';
import { createCartLine, peacockMug, readStoredCart } from '../../../testing/catalogue.ts';
import {
  designApi,
  emptyDesign,
  outline,
  createOutlineRequestKey,
  createTextLayer,
  holdRetryPauses,
  savedDesign,
  renderMugPage,
  withinEditor,
} from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';

holdRetryPauses();

const text = createTextLayer('Asha');
const photo = { ...text, id: 'p', kind: 'picture' };
const createAsset = (id: string) => ({ id, width: 400, height: 200, url: `/api/designs/x/assets/${id}` });
const createContent = (asset: string) => ({
  ...emptyDesign,
  sides: [
    { side: 'front', layers: [{ ...photo, asset }, text] },
    { side: 'back', layers: [] },
  ],
});
const storedDesign = { ...savedDesign, ...createContent('a1'), assets: [createAsset('a1')] };
const copy = {
  ...savedDesign,
  ...createContent('b1'),
  id: 'd2',
  token: 'second',
  assets: [createAsset('b1')],
  asset_ids: { a1: 'b1' },
};
const ORDERED_RESPONSE = {
  status: 409,
  body: { detail: 'This design has already been ordered, so it can’t be changed.' },
};
const api = {
  ...designApi,
  'GET /designs/d1': storedDesign,
  'PUT /designs/d1': ORDERED_RESPONSE,
  'POST /designs/d1/copies': copy,
  'GET /designs/d2': copy,
  'PUT /designs/d2': copy,
};
const line = { ...createCartLine(peacockMug), design: { id: 'd1', token: 'secret' } };

test('continues with a copy, including pictures and undo, when a design is ordered while it is edited', async () => {
  const page = await renderMugPage(<ProductPage />, {
    path: '/product/peacock-mug?design=d1',
    cart: [line],
    api,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Text: Asha' }));
  await page.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(page.api.to('PUT /designs/d2')).toHaveLength(1));
  expect(withinEditor().getByRole('status')).toHaveTextContent(
    'This design has already been ordered, so you’re editing a copy',
  );
  expect(page.api.to('PUT /designs/d2')[0]?.body).toMatchObject({
    sides: [{ layers: [{ asset: 'b1' }, { cy: 39 }] }, {}],
  });
  expect(readStoredCart()).toMatchObject([{ design: { id: 'd2', token: 'second' } }]);
  await waitFor(() => expect(page.currentUrl()).toBe('/product/peacock-mug?design=d2'));

  await page.user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  await page.user.click(screen.getByRole('button', { name: 'Save and Return to Cart' }));
  await waitFor(() => expect(page.currentUrl()).toBe('/cart'));
  expect(page.api.to('PUT /designs/d2').at(-1)?.body).toMatchObject({
    sides: [{ layers: [{ asset: 'b1' }, { cy: 38 }] }, {}],
  });
  expect(page.api.to('POST /designs/d1/copies')).toHaveLength(1);
  expect(readStoredCart()).toEqual([{ ...line, design: { id: 'd2', token: 'second' } }]);
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
  localStorage.setItem(
    'rangmala.unsavedDesigns',
    JSON.stringify({ d1: { productId: 'peacock-mug', content: { ...createContent('a1'), note: 'Late' } } }),
  );
  const page = await renderMugPage(<ProductPage />, { api });
  expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
  expect(page.api.to('PUT /designs/d2')[0]?.body).toEqual({ ...createContent('b1'), note: 'Late' });
  expect(readUnsavedDesign('d1')).toBeUndefined();
  expect(readUnfinishedDesign('peacock-mug')).toEqual({ id: 'd2', token: 'second' });
});

test('says why a text of a stored design is not shown, and loads the text on a retry', async () => {
  const failure = { status: 503, body: { detail: 'The server is busy.' } };
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
