import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  createRefusal,
  createSlowResponse,
  noConnection,
  stubDecode,
  type StubbedResponse,
} from '@rangmala/shared/testing';
import { createImageFile, readStoredCart } from '../../../testing/catalogue.ts';
import {
  addText,
  choosePhoto,
  designApi,
  findSavedContent,
  holdRetryPauses,
  listLayerNames,
  openConfirmDialog,
  renderMugPage,
  withinEditor,
} from '../../../testing/designs.ts';
import { stubUploads } from '../../../testing/uploads.ts';
import ProductPage from '../ProductPage.tsx';
import { nameMug } from '../../../testing/fields.ts';

holdRetryPauses();
stubUploads();

const POST_ASSET = 'POST /designs/d1/assets';
const storedAsset = designApi[POST_ASSET];

/** Chooses a picture that the browser can decode. The returned `finishUpload` ends the upload with a response. */
async function chooseSlowPicture() {
  stubDecode({});
  const upload = createSlowResponse();
  const page = await renderMugPage(<ProductPage />, { api: { [POST_ASSET]: upload.response } });
  await choosePhoto(page);
  expect(withinEditor().getByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
  return { ...page, finishUpload: (response: StubbedResponse) => act(async () => upload.finish(response)) };
}

test('shows, describes and moves a picture during its upload, and saves it afterwards', async () => {
  const { user, api, finishUpload } = await chooseSlowPicture();
  expect(withinEditor().getByRole('status')).toHaveTextContent('Photo, 72 × 54 mm, 282 DPI');
  expect(withinEditor().getByText(/^Sharp up to \d+ mm$/)).toBeInTheDocument();
  expect(withinEditor().getByText('Saving…')).toBeInTheDocument();
  await addText({ user });
  await user.click(await withinEditor().findByRole('button', { name: 'Photo 1' }));
  await user.keyboard('{ArrowRight}');
  // Other changes are saved during the upload.
  await waitFor(() => expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ kind: 'text' }]));

  await finishUpload(storedAsset);
  const layers = [{ kind: 'picture', asset: 'a1', cx: 41 }, { kind: 'text' }];
  await waitFor(() => expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject(layers));
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(findSavedContent(api)?.sides[0]?.layers[0]).toMatchObject({ asset: 'a1', cx: 40 }),
  );
});

test('removes a picture that the server refuses, shows a message, and keeps the other layers', async () => {
  const { user, finishUpload } = await chooseSlowPicture();
  await addText({ user });
  await finishUpload(createRefusal(422, 'This image is damaged and cannot be read.'));
  expect(await withinEditor().findByRole('alert')).toHaveTextContent('This image is damaged');
  expect(listLayerNames()).toEqual(['Text: Your text']);
  expect(screen.getByRole('button', { name: 'Buy With Custom Design' })).toBeInTheDocument();
});

test('keeps the picture after a failed upload, and repeats the upload on Try Again or when online again', async () => {
  const { user, api, finishUpload } = await chooseSlowPicture();
  await finishUpload(createRefusal(503, 'The server is busy.'));
  const notice = await withinEditor().findByText('The server is busy. We’ll try again in 2 seconds.');
  expect(notice.closest('[role="status"]')).not.toBeNull();
  expect(withinEditor().getByRole('button', { name: 'Photo 1' })).toBeInTheDocument();

  api.setResponses({ [POST_ASSET]: noConnection });
  await user.click(withinEditor().getByRole('button', { name: 'Try Again' }));
  await withinEditor().findByText('We could not reach our server. We’ll try again in 4 seconds.');
  api.setResponses({ [POST_ASSET]: storedAsset });
  fireEvent(window, new Event('online'));
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
  expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ kind: 'picture', asset: 'a1' }]);
  expect(withinEditor().queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(api.to(POST_ASSET)).toHaveLength(3);
});

test('shows the stored picture again when the upload of its replacement fails', async () => {
  const { user, api, finishUpload } = await chooseSlowPicture();
  await finishUpload(storedAsset);
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
  api.setResponses({ [POST_ASSET]: createRefusal(422, 'This image is damaged and cannot be read.') });
  await user.upload(screen.getByLabelText('Upload your design'), createImageFile('dog.png'));
  expect(await withinEditor().findByText('This image is damaged and cannot be read.')).toBeInTheDocument();
  expect(withinEditor().getByRole('status')).toHaveTextContent('Photo, 72 × 36 mm, 141 DPI');
  expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ asset: 'a1' }]);
});

test('waits for the upload of a picture before the design is added to the cart', async () => {
  const { user, api, finishUpload } = await chooseSlowPicture();
  const dialog = await openConfirmDialog({ user });
  await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
  expect(readStoredCart()).toEqual([]);
  await finishUpload(storedAsset);
  expect(await screen.findByText('Product added to cart with custom design!')).toBeInTheDocument();
  expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ asset: 'a1' }]);
  expect(readStoredCart()).toMatchObject([{ design: { id: 'd1', token: 'secret' } }]);
});

test('saves the result of an undo that was made during a save', async () => {
  const { user, api, finishUpload } = await chooseSlowPicture();
  await finishUpload(storedAsset);
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
  const save = createSlowResponse();
  api.setResponses({ 'PUT /designs/d1': save.response });
  await user.click(withinEditor().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(findSavedContent(api)?.sides[0]?.layers).toEqual([]));
  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  act(() => save.finish(designApi['PUT /designs/d1']));
  await waitFor(() => expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ asset: 'a1' }]));
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
});

const slot = { kind: 'picture', asset: '', field: 'photo', cx: 40, cy: 38, width: 40, height: 40 } as const;
const createSide = (side: string) => ({
  side,
  layers: [{ ...slot, id: `photo-${side}`, rotation: 0, flip: false }],
});
const photoMug = {
  ...nameMug,
  template: { sides: [createSide('front'), createSide('back')] },
  fields: [{ ...nameMug.fields[1], name: 'photo', label: 'Photo', kind: 'photo', sample: null }],
};

test('offers to make a photo smaller, and shows a photo and its replacement on both sides of a field', async () => {
  stubDecode({});
  const { user, api } = await renderMugPage(<ProductPage />, {
    api: { 'GET /products/peacock-mug': photoMug },
  });
  await user.upload(screen.getByLabelText('Photo'), createImageFile('large.png', 'image/png', 6_000_000));
  expect(await screen.findByRole('button', { name: 'Make it smaller' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Personalise' }));
  await screen.findByRole('region', { name: 'Design editor' });
  const replacePhoto = async (layer: string, fileName: string) => {
    await user.click(withinEditor().getByRole('button', { name: layer }));
    await user.click(withinEditor().getByRole('button', { name: 'Choose a photo' }));
    // The button opens the dialog of this field, which is hidden from screen readers.
    const input = document.querySelector<HTMLInputElement>('[data-design-editor] input[type="file"]');
    if (input) await user.upload(input, createImageFile(fileName));
  };
  const listAssets = () =>
    findSavedContent(api)?.sides.flatMap(({ layers }) =>
      layers.map((layer) => 'asset' in layer && layer.asset),
    );
  await replacePhoto('Photo 1', 'cat.png');
  await waitFor(() => expect(listAssets()).toEqual(['a1', 'a1']));
  api.setResponses({ 'POST /designs/d1/assets': { id: 'a2', width: 400, height: 200, url: '/a2' } });
  await replacePhoto('Photo 1', 'dog.png');
  await waitFor(() => expect(listAssets()).toEqual(['a2', 'a2']));
});

test('says on the page and in the confirmation what a drawing loses, while the dialog of a phone is closed', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('(width < 48rem)') });
  const loss = 'This drawing has text in a font that we don’t have: Mangal.';
  const page = await renderMugPage(<ProductPage />, {
    api: { [POST_ASSET]: { ...storedAsset, warnings: [loss] } },
  });
  const file = createImageFile('card.svg', 'image/svg+xml');
  await page.user.upload(screen.getByLabelText('Upload your design'), file);
  expect(await screen.findByText(loss)).toBeVisible();
  expect((await openConfirmDialog(page)).getByText(loss)).toBeVisible();
  window.matchMedia = matchMedia;
});

/** Returns what each canvas shows: the canvas or picture that was drawn last. */
function recordDrawings(): ReadonlyMap<Element, unknown> {
  const drawn = new Map<Element, unknown>();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    type: string,
  ) {
    const get = (_target: object, name: string) => (source: unknown) =>
      name === 'drawImage' && drawn.set(this, source);
    return (type === '2d' ? new Proxy({}, { get, set: () => true }) : null) as never;
  });
  return drawn;
}

test('draws the picture of the product again when another file is chosen in the confirmation dialog', async () => {
  const { user, api, finishUpload } = await chooseSlowPicture();
  await finishUpload(storedAsset);
  await withinEditor().findByText('Saved');
  api.setResponses({ [POST_ASSET]: { ...storedAsset, id: 'a2' } });
  const drawn = recordDrawings();
  const dialog = await openConfirmDialog({ user });
  const getSource = () => drawn.get(dialog.getByRole('img', { name: 'Your design on the product' }));
  // The drawing of all sides, which is not in the document, replaces the picture of the preview.
  await waitFor(() => expect(getSource()).toHaveProperty('isConnected', false));
  const firstSource = getSource();
  await user.upload(dialog.getByLabelText('Choose a design'), createImageFile('dog.png'));
  await dialog.findByText('dog.png');
  await waitFor(() => {
    expect(getSource()).toHaveProperty('isConnected', false);
    expect(getSource()).not.toBe(firstSource);
  });
});
