import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  boxOutline,
  choosePhoto,
  createNewTextKey,
  findSavedContent,
  renderMugPage,
  withinEditor,
} from '../../../testing/designs.ts';
import { createImageFile } from '../../../testing/catalogue.ts';
import { stubUploads } from '../../../testing/uploads.ts';
import ProductPage from '../ProductPage.tsx';

stubUploads();

const queryCaret = () => withinEditor().queryByRole('textbox', { name: 'Type here' });

test('types a new text on the design area, opens the caret again by Enter, and deletes an empty text', async () => {
  const texts = ['A', 'As', 'Ash', 'Asha'].map((text) => [createNewTextKey(text), boxOutline] as const);
  const { user, api } = await renderMugPage(<ProductPage />, { api: Object.fromEntries(texts) });
  await user.click(screen.getByRole('button', { name: 'Personalise' }));
  await user.click(await screen.findByRole('button', { name: 'Add text' }));
  await user.keyboard('Asha');
  const layer = await withinEditor().findByRole('button', { name: 'Text: Asha' });
  const caret = withinEditor().getByRole('textbox', { name: 'Type here' });
  fireEvent.keyDown(caret, { key: 'Escape', isComposing: true });
  expect(queryCaret()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(queryCaret()).not.toBeInTheDocument();
  expect(layer).toHaveFocus();
  expect(api.to(createNewTextKey('Asha'))).toHaveLength(1);

  await user.keyboard('{Enter}');
  expect(queryCaret()).toHaveFocus();
  await user.keyboard('{Backspace}{Escape}');
  expect(withinEditor().getByRole('status')).toHaveTextContent('Deleted.');
  expect(layer).not.toBeInTheDocument();
});

test('offers the colours of the product, and those used last in this browser', async () => {
  localStorage.setItem('rangmala.colours', '["#2e7d32", "no colour"]');
  const { user } = await renderMugPage(<ProductPage />);
  await user.click(screen.getByRole('button', { name: 'Personalise' }));
  await user.click(await screen.findByRole('button', { name: 'Add text' }));
  const swatches = within(withinEditor().getByRole('group', { name: 'Swatches' })).getAllByRole('button');
  const colours = ['black, #1f1a17', 'red, #9c2f2f', 'dark blue, #23306f', 'dark green, #2e7d32'];
  expect(swatches.map((swatch) => swatch.getAttribute('aria-label'))).toEqual(colours);
  await user.click(withinEditor().getByRole('button', { name: 'red, #9c2f2f' }));
  expect(withinEditor().getByLabelText('Colour')).toHaveValue('#9c2f2f');
  expect(withinEditor().getByRole('status')).toHaveTextContent('Now red.');
  expect(localStorage.getItem('rangmala.colours')).toBe('["#9c2f2f","#2e7d32"]');
});

test('moves a photo inside its frame and crops it by keys', async () => {
  const { user, api } = await renderMugPage(<ProductPage />);
  const layer = await choosePhoto({ user });
  layer.focus();
  await user.keyboard('{Enter}');
  const handle = withinEditor().getByRole('slider', { name: 'Crop left' });
  handle.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}{ArrowLeft}');
  expect(handle).toHaveAttribute('aria-valuetext', '10 %');
  layer.focus();
  await user.keyboard('{ArrowRight}');
  expect(handle).toHaveAttribute('aria-valuetext', '9 %');
  expect(withinEditor().getByRole('spinbutton', { name: 'Width (mm)' })).toHaveValue(64.8);
  await user.keyboard('{Escape}');
  expect(handle).not.toBeInTheDocument();
  await user.click(withinEditor().getByRole('button', { name: 'Fill' }));
  const message = 'The photo fills its place. Photo, 84 × 80 mm';
  expect(withinEditor().getByRole('status')).toHaveTextContent(message);
  const layers = [{ width: 84, height: 80, cx: 40, cy: 38 }];
  await waitFor(() => expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject(layers));
});

describe('on a phone', () => {
  const { matchMedia } = window;
  /** @param condition what is true of the screen: that of a phone, upright or on its side */
  function stubScreen(condition: '(width < 48rem)' | '(height < 30rem)'): void {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.split(', ').includes(condition) });
  }
  afterEach(() => void (window.matchMedia = matchMedia));

  const findDialog = () => screen.findByRole('dialog', { name: 'Personalise Peacock Mug' });

  test('opens the editor as a dialog with an address of its own, and keeps the design when Done closes it', async () => {
    stubScreen('(width < 48rem)');
    const { user, currentUrl } = await renderMugPage(<ProductPage />);
    await user.click(screen.getByRole('button', { name: 'Personalise' }));
    const dialog = within(await findDialog());
    expect(await screen.findAllByRole('img', { name: 'Preview of your design' })).toHaveLength(1);
    expect(dialog.getByRole('img', { name: 'Preview of your design' })).toBeInTheDocument();
    expect(currentUrl()).toBe('/product/peacock-mug?design');
    await user.click(withinEditor().getByRole('button', { name: 'Add text' }));
    await withinEditor().findByRole('button', { name: 'Text: Your text' });
    await user.click(withinEditor().getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentUrl()).toBe('/product/peacock-mug');
    expect(screen.getByRole('img', { name: 'Preview of your design' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Buy With Custom Design' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Personalise' }));
    await findDialog();
    expect(withinEditor().getByRole('button', { name: 'Text: Your text' })).toBeInTheDocument();
  });

  test('stays closed when the chosen file is removed on the page, and closes at once after its layer was deleted', async () => {
    stubScreen('(width < 48rem)');
    const { user, currentUrl } = await renderMugPage(<ProductPage />);
    const chooseFile = () =>
      user.upload(screen.getByLabelText('Upload your design'), createImageFile('cat.png'));
    await chooseFile();
    await user.click(await screen.findByRole('button', { name: 'Remove cat.png' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(currentUrl()).toBe('/product/peacock-mug');

    await chooseFile();
    await user.click(screen.getByRole('button', { name: 'Personalise' }));
    await findDialog();
    await user.click(await screen.findByRole('button', { name: 'Photo 1' }));
    await user.click(withinEditor().getByRole('button', { name: 'Delete' }));
    await user.click(withinEditor().getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentUrl()).toBe('/product/peacock-mug');
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeInTheDocument();
  });

  test('opens from its address on a phone on its side, and Escape closes it', async () => {
    stubScreen('(height < 30rem)');
    const path = '/product/peacock-mug?design';
    const { user, currentUrl } = await renderMugPage(<ProductPage />, { path });
    await findDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentUrl()).toBe('/product/peacock-mug');
  });
});
