import { screen, waitFor } from '@testing-library/react';
import { noConnection } from '@rangmala/shared/testing';
import { readUnfinishedDesign, storeUnfinishedDesign } from '../../../api/design-store.ts';
import { copyDesign } from '../../../api/designs.ts';
import { kolamMug, peacockMug } from '../../../testing/catalogue.ts';
import {
  designApi,
  emptyDesign,
  savedDesign,
  renderMugPage,
  withinEditor,
} from '../../../testing/designs.ts';
import { stubUploads } from '../../../testing/uploads.ts';
import ProductPage from '../ProductPage.tsx';

stubUploads();

const REPLACEMENT_WARNING = 'This replaces your unfinished design for that product.';

const api = {
  ...designApi,
  'GET /categories': [{ name: 'Mugs', slug: 'mugs' }],
  'GET /items?category=mugs': [peacockMug, kolamMug],
  'POST /designs/d1/copies': {
    ...emptyDesign,
    ...savedDesign,
    id: 'd2',
    product_id: 'kolam-mug',
    token: 'other-secret',
    asset_ids: {},
  },
  'GET /designs/d3': { ...emptyDesign, ...savedDesign, id: 'd3', product_id: 'kolam-mug' },
  'GET /products/kolam-mug': { status: 404, body: { detail: 'Product not found' } },
};

async function openProductChoice() {
  const page = await renderMugPage(<ProductPage />, { api });
  await page.user.click(screen.getByRole('button', { name: 'Personalise' }));
  await screen.findByRole('region', { name: 'Design editor' });
  await page.user.click(withinEditor().getByRole('button', { name: 'Add text' }));
  await page.user.click(await withinEditor().findByText('Use this design on another product'));
  expect(await withinEditor().findByRole('option', { name: 'Kolam Mug' })).toBeInTheDocument();
  expect(withinEditor().queryByRole('option', { name: 'Peacock Mug' })).not.toBeInTheDocument();
  return page;
}

test('copies the design to another product and opens its page', async () => {
  const { user, currentUrl, api: stubbedApi } = await openProductChoice();
  expect(screen.queryByText(REPLACEMENT_WARNING)).not.toBeInTheDocument();
  await user.click(withinEditor().getByRole('button', { name: 'Copy Design' }));
  await waitFor(() => expect(currentUrl()).toBe('/product/kolam-mug'));
  expect(stubbedApi.to('POST /designs/d1/copies')).toMatchObject([{ body: { product_id: 'kolam-mug' } }]);
  expect(readUnfinishedDesign('kolam-mug')).toEqual({ id: 'd2', token: 'other-secret' });
});

test('warns before an unfinished design of the other product is replaced', async () => {
  storeUnfinishedDesign('kolam-mug', { id: 'd3', token: 'third' });
  await openProductChoice();
  expect(await withinEditor().findByText(REPLACEMENT_WARNING)).toBeInTheDocument();
});

test('sends the same token again after a copy without a response, and another token for the next copy', async () => {
  const page = await openProductChoice();
  const successfulCopy = api['POST /designs/d1/copies'];
  page.api.setResponses({ 'POST /designs/d1/copies': noConnection });
  await page.user.click(withinEditor().getByRole('button', { name: 'Copy Design' }));
  expect(await withinEditor().findByRole('alert')).toBeInTheDocument();
  page.api.setResponses({ 'POST /designs/d1/copies': successfulCopy });
  await page.user.click(withinEditor().getByRole('button', { name: 'Copy Design' }));
  await waitFor(() => expect(page.currentUrl()).toBe('/product/kolam-mug'));
  await copyDesign({ id: 'd1', token: 'secret' }, 'kolam-mug');
  const tokens = page.api.to('POST /designs/d1/copies').map(({ body }) => (body as { token?: string }).token);
  expect(tokens[0]).toMatch(/^[\w-]{43}$/);
  expect(tokens[1]).toBe(tokens[0]);
  expect(tokens.at(-1)).not.toBe(tokens[0]);
});
