import { createRefusal } from '@rangmala/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { MAX_LAYERS } from '@rangmala/shared/contract/rules';
import { readUnsavedDesign, storeUnfinishedDesign } from '../../../api/design-store.ts';
import {
  createDesign,
  createOutlineRequestKey,
  createTextLayer,
  designApi,
  findSavedContent,
  openConfirmDialog,
  outline,
  renderMugPage,
  savedDesign,
  storeUnsavedDesign,
  withinEditor,
} from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';
import { readStoredCart } from '../../../testing/catalogue.ts';

describe('a design that another tab has changed', () => {
  const createContent = (words: string) => createDesign(createTextLayer(words));
  const createVersion = (words: string, revision: number) => ({
    ...savedDesign,
    ...createContent(words),
    revision,
  });
  const CHANGED_RESPONSE = createRefusal(412, 'This design was changed in another tab.');
  const QUESTION = /This design was changed in another tab or on another device/;
  const api = {
    'GET /designs/d1': createVersion('Asha', 3),
    'PUT /designs/d1': CHANGED_RESPONSE,
    [createOutlineRequestKey('Ravi')]: outline,
  };

  /** Opens an unfinished design and moves its text. The server responds that another tab has changed the design. */
  async function changeInSecondTab() {
    storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });
    const page = await renderMugPage(<ProductPage />, { api });
    await page.user.click(await screen.findByRole('button', { name: 'Text: Asha' }));
    await page.user.keyboard('{ArrowDown}');
    expect(await withinEditor().findByText(QUESTION)).toBeInTheDocument();
    return page;
  }

  test('sends the loaded revision with the first change, and the saved revision with the next change', async () => {
    storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });
    const page = await renderMugPage(<ProductPage />, {
      api: { ...api, 'PUT /designs/d1': createVersion('Asha', 4) },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Text: Asha' }));
    for (const revision of [3, 4]) {
      await page.user.keyboard('{ArrowDown}');
      await waitFor(() => expect(findSavedContent(page.api)).toMatchObject({ revision }));
      expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
    }
    const [first, second] = page.api.to('PUT /designs/d1').map(({ body }) => body as { editor_id: string });
    expect(first?.editor_id).toMatch(/^[\w-]{43}$/);
    expect(second?.editor_id).toBe(first?.editor_id);
  });

  test('keeps the customer’s version after another tab has saved the design', async () => {
    const { user, api } = await changeInSecondTab();
    expect(withinEditor().getByText('Not saved. Please choose a version.')).toBeInTheDocument();
    expect(localStorage.getItem('rangmala.designStore')).toContain('"cy":39');
    api.setResponses({ 'PUT /designs/d1': createVersion('Asha', 5) });
    await user.click(withinEditor().getByRole('button', { name: 'Keep Mine' }));
    expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
    expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ cy: 39 }]);
    expect(findSavedContent(api)).not.toHaveProperty('revision');
    expect(withinEditor().queryByText(QUESTION)).not.toBeInTheDocument();
    expect(readUnsavedDesign('d1')).toBeUndefined();
  });

  test('loads the version that another tab has saved, and restores the customer’s version on Undo', async () => {
    const { user, api } = await changeInSecondTab();
    const saveCount = api.to('PUT /designs/d1').length;
    api.setResponses({
      'GET /designs/d1': createVersion('Ravi', 4),
      'PUT /designs/d1': createVersion('Asha', 5),
    });
    await user.click(withinEditor().getByRole('button', { name: 'Load the Newer Version' }));
    expect(await withinEditor().findByRole('button', { name: 'Text: Ravi' })).toBeInTheDocument();
    expect(withinEditor().getByText('Saved')).toBeInTheDocument();
    expect(withinEditor().queryByText(QUESTION)).not.toBeInTheDocument();
    expect(readUnsavedDesign('d1')).toBeUndefined();
    expect(api.to('PUT /designs/d1')).toHaveLength(saveCount);

    await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(findSavedContent(api)).toMatchObject({ revision: 4 }));
    expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ text: 'Asha', cy: 39 }]);
  });

  test('shows the customer’s version after a reload, and lets the customer choose a version again', async () => {
    storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });
    storeUnsavedDesign('d1', createContent('Ravi'), { revision: 2, editor_id: 'closed' });
    const { user, api: stubbedApi } = await renderMugPage(<ProductPage />, { api });
    expect(await findButton('Text: Ravi')).toBeInTheDocument();
    expect(await withinEditor().findByText(QUESTION)).toBeInTheDocument();
    expect(findSavedContent(stubbedApi)).toMatchObject({ ...createContent('Ravi'), revision: 2 });
    await user.click(withinEditor().getByRole('button', { name: 'Load the Newer Version' }));
    expect(await findButton('Text: Asha')).toBeInTheDocument();
    expect(readUnsavedDesign('d1')).toBeUndefined();
  });

  const findButton = (name: string) => screen.findByRole('button', { name });
});

/** Opens an unfinished design with `textCount` texts on the front. */
async function openDesign(textCount: number, api: Record<string, unknown> = {}) {
  storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });
  const text = createTextLayer('Asha');
  const layers = Array.from({ length: textCount }, (_, index) => ({ ...text, id: `t${index}` }));
  const design = { ...createDesign(...layers), ...savedDesign };
  const page = await renderMugPage(<ProductPage />, { api: { 'GET /designs/d1': design, ...api } });
  // Queries by role take long in a design with many layers.
  const [layer] = await screen.findAllByText('Text: Asha');
  if (layer) await page.user.click(layer);
  return page;
}

test('shows why the server refuses a design, and sends it again only after the next change', async () => {
  const detail = 'The rotation of a layer is too large.';
  const { user, api } = await openDesign(1, { 'PUT /designs/d1': createRefusal(422, detail) });
  await user.keyboard('{ArrowDown}');
  expect(await withinEditor().findByText(detail)).toBeInTheDocument();
  expect(
    withinEditor().getByText('Not saved. Please change your design, and we’ll try again.'),
  ).toBeVisible();

  const dialog = await openConfirmDialog({ user });
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
