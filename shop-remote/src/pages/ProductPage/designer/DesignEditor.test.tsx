import { createRefusal } from '@rangmala/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageOptions } from '@rangmala/shared/testing';
import { readUnfinishedDesign } from '../../../api/design-store.ts';
import {
  createImageFile,
  mugOptions,
  peacockMugProduct,
  readStoredCart,
} from '../../../testing/catalogue.ts';
import {
  addText,
  boxOutline,
  choosePhoto,
  createNewTextKey,
  designApi,
  findSavedContent,
  listLayerNames,
  openConfirmDialog,
  openMugEditor,
  renderMugPage,
  withinEditor,
} from '../../../testing/designs.ts';
import { stubUploads } from '../../../testing/uploads.ts';
import ProductPage from '../ProductPage.tsx';

stubUploads();

const openEditor = (options?: PageOptions) => openMugEditor(<ProductPage />, options);

test('offers no editor for a product without sides', async () => {
  await renderMugPage(<ProductPage />, { api: { 'GET /products/peacock-mug': peacockMugProduct } });
  expect(screen.queryByRole('button', { name: 'Personalise' })).not.toBeInTheDocument();
});

test('keeps the chosen options when a change of the design is undone', async () => {
  const product = { ...designApi['GET /products/peacock-mug'], options: mugOptions };
  const { user, api } = await openEditor({ api: { 'GET /products/peacock-mug': product } });
  await addText({ user });
  (await withinEditor().findByRole('button', { name: 'Text: Your text' })).focus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('radio', { name: /Indigo/ }));
  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(findSavedContent(api)).toMatchObject({
      options: { colour: 'indigo' },
      sides: [{ layers: [{ cx: 40 }] }, {}],
    }),
  );
});

test('offers templates for an empty side, and replaces the layers of another side with a template', async () => {
  const product = { ...designApi['GET /products/peacock-mug'], category: 'Tees' };
  const nameRequest = createNewTextKey('Asha', { typeface: 'kalam', verticalPosition: 0.5, share: 0.7 });
  const dayRequest = createNewTextKey('14', { typeface: 'yatra', verticalPosition: 0.42, share: 0.3 });
  const monthRequest = createNewTextKey('February 2027', { verticalPosition: 0.68, share: 0.5 });
  const { user } = await openEditor({
    api: {
      'GET /products/peacock-mug': product,
      'GET /items?category=tees': [],
      [nameRequest]: boxOutline,
      [dayRequest]: boxOutline,
      [monthRequest]: boxOutline,
    },
  });
  await addText({ user });
  const applyTemplate = async () => {
    await user.click(withinEditor().getByRole('button', { name: 'Templates' }));
    await user.click(withinEditor().getByRole('button', { name: 'Name' }));
  };
  await user.click(withinEditor().getByRole('radio', { name: 'Back' }));
  await applyTemplate();
  await waitFor(() => expect(listLayerNames()).toEqual(['Text: Asha']));

  await user.click(withinEditor().getByRole('radio', { name: 'Front' }));
  expect(listLayerNames()).toEqual(['Text: Your text']);
  await applyTemplate();
  await waitFor(() => expect(listLayerNames()).toEqual(['Text: Asha']));
  const message = 'This side was replaced. Undo brings your layers back.';
  expect(withinEditor().getByRole('status')).toHaveTextContent(message);
  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  expect(listLayerNames()).toEqual(['Text: Your text']);
});

test('adds a text, changes it by keys and number fields, saves it, and undoes and redoes changes', async () => {
  const { user, api } = await openEditor();
  expect(withinEditor().getByRole('group', { name: 'Design area' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Preview of your design' })).toBeInTheDocument();
  const field = await addText({ user });
  await user.clear(field);
  api.setResponses(
    Object.fromEntries(['A', 'As', 'Ash', 'Asha'].map((text) => [createNewTextKey(text), boxOutline])),
  );
  await user.type(field, 'Asha');
  await waitFor(() => expect(listLayerNames()).toEqual(['Text: Asha']));

  withinEditor().getByRole('button', { name: 'Text: Asha' }).focus();
  const leftField = withinEditor().getByRole<HTMLInputElement>('spinbutton', { name: 'Left (mm)' });
  const oldLeft = Number(leftField.value);
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  const position = /^\d+ mm from the left, \d+ mm from the top\./;
  expect(withinEditor().getByRole('status')).toHaveTextContent(position);
  await user.keyboard(']');
  expect(Number(leftField.value)).toBeCloseTo(oldLeft + 11);
  expect(withinEditor().getByRole('spinbutton', { name: 'Rotation (°)' })).toHaveValue(1);
  const width = withinEditor().getByRole('spinbutton', { name: 'Width (mm)' });
  await user.clear(width);
  await user.type(width, '30');
  expect(withinEditor().getByRole('status')).toHaveTextContent('Text “Asha”, 30 × 9 mm, turned 1°');
  await waitFor(() =>
    expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ text: 'Asha', width: 30, rotation: 1 }]),
  );
  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  expect(width).not.toHaveValue(30);
  expect(withinEditor().getByRole('status')).toHaveTextContent('Undone.');
  await user.click(withinEditor().getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(width).toHaveValue(30));
  await user.click(withinEditor().getByRole('button', { name: 'Duplicate' }));
  expect(listLayerNames()).toHaveLength(2);
  await user.click(withinEditor().getByRole('button', { name: 'Delete' }));
  expect(listLayerNames()).toHaveLength(1);
});

test('shows which characters cannot be printed, and keeps the typed text', async () => {
  const { user, api } = await openEditor();
  const field = await addText({ user });
  const sentence = 'We can’t print emoji such as 🎉 yet.';
  const refusal = createRefusal(422, sentence);
  api.setResponses({
    [createNewTextKey('Your text🎉')]: refusal,
    [createNewTextKey('Your text🎉', { typeface: 'eczar' })]: refusal,
  });
  await user.type(field, '🎉');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(withinEditor().getByRole('button', { name: 'Text: Your text🎉' })).toBeInTheDocument();
  expect(withinEditor().getByRole('note')).toHaveTextContent(sentence);
  await user.selectOptions(withinEditor().getByLabelText('Typeface'), 'eczar');
  await waitFor(() => expect(api.to(createNewTextKey('Your text🎉', { typeface: 'eczar' }))).toHaveLength(1));
});

test('adds an uploaded file as a layer to the cart, and resets the page', async () => {
  const { user, api } = await renderMugPage(<ProductPage />);
  await choosePhoto({ user });
  expect(withinEditor().getByRole('status')).toHaveTextContent('Photo, 72 × 36 mm, 141 DPI');
  expect(withinEditor().getByText(/low resolution \(141 DPI\)/)).toBeInTheDocument();
  const dialog = await openConfirmDialog({ user });
  expect(dialog.getByText(/low resolution \(141 DPI\)/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('Product added to cart with custom design!')).toBeInTheDocument();
  expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([
    { kind: 'picture', asset: 'a1', cx: 40, cy: 38, width: 72 },
  ]);
  expect(readStoredCart()).toMatchObject([
    { design: { id: 'd1', token: 'secret' }, customDesign: { name: 'cat.png' } },
  ]);
  expect(screen.queryByRole('region', { name: 'Design editor' })).not.toBeInTheDocument();
  expect(readUnfinishedDesign('peacock-mug')).toBeUndefined();
});

test.each([
  ['Delete', () => withinEditor().getByRole('button', { name: 'Delete' })],
  ['Remove', () => screen.getByRole('button', { name: 'Remove cat.png' })],
])('removes an uploaded file from the design and from the order when %s is pressed', async (_, getButton) => {
  const { user } = await renderMugPage(<ProductPage />);
  await choosePhoto({ user });
  await user.click(getButton());
  expect(withinEditor().queryByRole('button', { name: 'Photo 1' })).not.toBeInTheDocument();
  const dialog = await openConfirmDialog({ user });
  expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  expect(withinEditor().getByRole('button', { name: 'Photo 1' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Buy With Custom Design' })).toBeInTheDocument();
});

test('moves the focus to the next layer after a deletion, and to Add picture after the last deletion', async () => {
  const { user } = await openEditor();
  await user.click(withinEditor().getByRole('button', { name: 'Add text' }));
  expect(await withinEditor().findByRole('textbox', { name: 'Type here' })).toHaveFocus();
  await user.click(withinEditor().getByRole('button', { name: 'Duplicate' }));
  const layers = within(withinEditor().getByRole('list', { name: 'Layers' }));
  const [lowerLayer, upperLayer] = layers.getAllByRole('button');
  lowerLayer?.focus();
  await user.keyboard('{Delete}');
  expect(upperLayer).toHaveFocus();
  expect(upperLayer).toHaveAttribute('aria-pressed', 'true');
  await user.click(withinEditor().getByRole('button', { name: 'Delete' }));
  expect(withinEditor().getByRole('button', { name: 'Add picture' })).toHaveFocus();
  expect(withinEditor().getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows only the sides with layers in the confirmation dialog', async () => {
  const { user } = await openEditor();
  await addText({ user });
  const dialog = await openConfirmDialog({ user });
  expect(await dialog.findByRole('img', { name: 'Your design on the product' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(withinEditor().getByRole('radio', { name: 'Back' }));
  expect(await (await openConfirmDialog({ user })).findAllByRole('img')).toHaveLength(1);
});

test('adds a picture that is pasted on the page, but not into a field outside the editor', async () => {
  await openEditor();
  const clipboard = { clipboardData: { files: [createImageFile('cat.png')] } };
  fireEvent.paste(screen.getByLabelText('Upload your design'), clipboard);
  expect(withinEditor().queryByRole('progressbar')).not.toBeInTheDocument();
  fireEvent.paste(document.body, clipboard);
  expect(await withinEditor().findByRole('button', { name: 'Photo 1' })).toBeInTheDocument();
});
