import { screen, waitFor, within } from '@testing-library/react';
import { MAX_LAYERS } from '@rangmala/shared/contract/rules';
import { storeUnfinishedDesign } from '../../../api/design-store.ts';
import { readStoredCart } from '../../../testing/catalogue.ts';
import {
  designApi,
  emptyDesign,
  findSavedContent,
  savedDesign,
  renderMugPage,
  withinEditor,
} from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';

const text = {
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

/** Opens an unfinished design with `textCount` texts on the front. */
async function openDesign(textCount: number, api: Record<string, unknown> = {}) {
  storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });
  const layers = Array.from({ length: textCount }, (_, index) => ({ ...text, id: `t${index}` }));
  const design = { ...emptyDesign, ...savedDesign, sides: [{ side: 'front', layers }, emptyDesign.sides[1]] };
  const page = await renderMugPage(<ProductPage />, {
    api: { ...designApi, 'GET /designs/d1': design, ...api },
  });
  const [layer] = await screen.findAllByRole('button', { name: 'Text: Asha' });
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
  expect(withinEditor().getAllByRole('button', { name: 'Text: Asha' })).toHaveLength(MAX_LAYERS);
});
