import { screen, waitFor, within } from '@testing-library/react';
import { MAX_LAYERS } from '@rangmala/shared/contract/rules';
import { storeUnfinishedDesign } from '../../../api/design-store.ts';
import { readStoredCart } from '../../../testing/catalogue.ts';
import {
  createTextLayer,
  designApi,
  emptyDesign,
  findSavedContent,
  savedDesign,
  renderMugPage,
  withinEditor,
} from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';

/** Opens an unfinished design with `textCount` texts on the front. */
async function openDesign(textCount: number, api: Record<string, unknown> = {}) {
  storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });
  const layers = Array.from({ length: textCount }, (_, index) => ({
    ...createTextLayer('Asha'),
    id: `t${index}`,
  }));
  const design = { ...emptyDesign, ...savedDesign, sides: [{ side: 'front', layers }, emptyDesign.sides[1]] };
  const page = await renderMugPage(<ProductPage />, {
    api: { ...designApi, 'GET /designs/d1': design, ...api },
  });
  // Queries by role take long in a design with many layers.
  const [layer] = await screen.findAllByText('Text: Asha');
  if (layer) await page.user.click(layer);
  return page;
}

test('shows why the server refuses a design, and sends it again only after the next change', async () => {
  const detail = 'The rotation of a layer is too large.';
  const { user, api } = await openDesign(1, { 'PUT /designs/d1': { status: 422, body: { detail } } });
  await user.keyboard('{ArrowDown}');
  expect(await withinEditor().findByText(detail)).toBeInTheDocument();
  expect(
    withinEditor().getByText('Not saved. Please change your design, and we’ll try again.'),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Buy With Custom Design' }));
  await screen.findByRole('dialog');
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm your design' }));
  await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
  expect(await dialog.findByText(detail)).toBeInTheDocument();
  expect(readStoredCart()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  api.setResponses({ 'PUT /designs/d1': designApi['PUT /designs/d1'] });
  await user.click(withinEditor().getByRole('button', { name: 'Flip' }));
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
  expect(withinEditor().queryByText(detail)).not.toBeInTheDocument();
});

test('reduces a width to the largest width that the server accepts', async () => {
  const { user, api } = await openDesign(1);
  const width = withinEditor().getByRole('spinbutton', { name: 'Width (mm)' });
  await user.clear(width);
  await user.type(width, '99999');
  await waitFor(() => expect(findSavedContent(api)?.sides[0]?.layers[0]?.width).toBe(10_000));
});

test('adds no layer to a design with the largest number of layers', async () => {
  const { user } = await openDesign(MAX_LAYERS);
  await user.click(withinEditor().getByRole('button', { name: 'Duplicate' }));
  expect(
    withinEditor().getByText('A design can have at most 100 layers. Please delete one first.'),
  ).toBeInTheDocument();
  expect(withinEditor().getAllByText('Text: Asha')).toHaveLength(MAX_LAYERS);
});
