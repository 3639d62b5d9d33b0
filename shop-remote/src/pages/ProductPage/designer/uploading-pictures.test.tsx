import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noConnection, type StubbedResponse, stubDecode } from '@rangmala/shared/testing';
import { createImageFile, readStoredCart } from '../../../testing/catalogue.ts';
import {
  designApi,
  holdRetryPauses,
  withinEditor,
  findSavedContent,
  renderMugPage,
} from '../../../testing/designs.ts';
import { stubUploads } from '../../../testing/uploads.ts';
import ProductPage from '../ProductPage.tsx';

holdRetryPauses();
stubUploads();

const POST_ASSET = 'POST /designs/d1/assets';
const storedAsset = designApi[POST_ASSET];

/** Chooses a picture that the browser can decode. The returned `finishUpload` ends the upload with a response. */
async function chooseSlowPicture() {
  stubDecode({});
  let finishUpload: (response: StubbedResponse) => void = () => undefined;
  const uploaded = new Promise<StubbedResponse>((resolve) => (finishUpload = resolve));
  const page = await renderMugPage(<ProductPage />, { api: { ...designApi, [POST_ASSET]: () => uploaded } });
  await page.user.upload(screen.getByLabelText('Upload your design'), createImageFile('cat.png'));
  expect(await screen.findByRole('button', { name: 'Photo 1' })).toBeInTheDocument();
  expect(withinEditor().getByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
  return { ...page, finishUpload: (response: StubbedResponse) => act(async () => finishUpload(response)) };
}

test('shows, describes and moves a picture during its upload, and saves it afterwards', async () => {
  const { user, api, finishUpload } = await chooseSlowPicture();
  expect(withinEditor().getByRole('status')).toHaveTextContent('Photo, 72 × 54 mm, 282 DPI');
  expect(withinEditor().getByText(/^Sharp up to \d+ mm$/)).toBeInTheDocument();
  expect(withinEditor().getByText('Saving…')).toBeInTheDocument();
  await user.click(withinEditor().getByRole('button', { name: 'Add text' }));
  await user.click(await withinEditor().findByRole('button', { name: 'Photo 1' }));
  await user.keyboard('{ArrowRight}');
  // Other changes are saved during the upload.
  await waitFor(() => expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ kind: 'text' }]));

  await finishUpload(storedAsset);
  await waitFor(() =>
    expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([
      { kind: 'picture', asset: 'a1', cx: 41 },
      { kind: 'text' },
    ]),
  );
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(findSavedContent(api)?.sides[0]?.layers[0]).toMatchObject({ asset: 'a1', cx: 40 }),
  );
});

test('removes a picture that the server refuses, shows a message, and keeps the other layers', async () => {
  const { user, finishUpload } = await chooseSlowPicture();
  await user.click(withinEditor().getByRole('button', { name: 'Add text' }));
  await withinEditor().findByRole('textbox', { name: 'Text' });
  await finishUpload({ status: 422, body: { detail: 'This image is damaged and cannot be read.' } });
  expect(await withinEditor().findByRole('alert')).toHaveTextContent('This image is damaged');
  const layers = within(withinEditor().getByRole('list', { name: 'Layers' }));
  expect(layers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Text: Your text']);
  expect(screen.getByRole('button', { name: 'Buy With Custom Design' })).toBeInTheDocument();
});

test('keeps the picture after a failed upload, and repeats the upload on Try Again or when online again', async () => {
  const { user, api, finishUpload } = await chooseSlowPicture();
  await finishUpload({ status: 503, body: { detail: 'The server is busy.' } });
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
  api.setResponses({
    [POST_ASSET]: { status: 422, body: { detail: 'This image is damaged and cannot be read.' } },
  });
  await user.upload(screen.getByLabelText('Upload your design'), createImageFile('dog.png'));
  expect(await withinEditor().findByText('This image is damaged and cannot be read.')).toBeInTheDocument();
  expect(withinEditor().getByRole('status')).toHaveTextContent('Photo, 72 × 36 mm, 141 DPI');
  expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ asset: 'a1' }]);
});

test('waits for the upload of a picture before the design is added to the cart', async () => {
  const { user, api, finishUpload } = await chooseSlowPicture();
  await user.click(screen.getByRole('button', { name: 'Buy With Custom Design' }));
  await screen.findByRole('dialog');
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm your design' }));
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
  let respond: () => void = () => undefined;
  const response = new Promise<void>((resolve) => (respond = resolve));
  const savedResponse = designApi['PUT /designs/d1'];
  api.setResponses({ 'PUT /designs/d1': () => response.then(() => savedResponse) });
  await user.click(withinEditor().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(findSavedContent(api)?.sides[0]?.layers).toEqual([]));
  await user.click(withinEditor().getByRole('button', { name: 'Undo' }));
  act(respond);
  await waitFor(() => expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ asset: 'a1' }]));
  expect(await withinEditor().findByText('Saved')).toBeInTheDocument();
});

describe('the confirmation dialog', () => {
  const getDialog = () => within(screen.getByRole('dialog', { name: 'Confirm your design' }));
  const PICTURE = { name: 'Your design on the product' };

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

  test('shows a picture of the product with a file that was chosen in the dialog', async () => {
    stubDecode({});
    const { user } = await renderMugPage(<ProductPage />);
    await user.click(screen.getByRole('button', { name: 'Buy Now' }));
    await screen.findByRole('dialog');
    await user.upload(getDialog().getByLabelText('Choose a design'), createImageFile('cat.png'));
    expect(await getDialog().findByRole('img', PICTURE)).toBeInTheDocument();
  });

  test('draws the picture of the product again when another file is chosen', async () => {
    const { user, finishUpload } = await chooseSlowPicture();
    await finishUpload(storedAsset);
    await withinEditor().findByText('Saved');
    const drawn = recordDrawings();
    const getSource = () => drawn.get(getDialog().getByRole('img', PICTURE));
    await user.click(screen.getByRole('button', { name: 'Buy With Custom Design' }));
    await screen.findByRole('dialog');
    // The drawing of all sides, which is not in the document, replaces the picture of the preview.
    await waitFor(() => expect(getSource()).toHaveProperty('isConnected', false));
    const firstSource = getSource();
    await user.upload(getDialog().getByLabelText('Choose a design'), createImageFile('dog.png'));
    await getDialog().findByText('dog.png');
    await waitFor(() => {
      expect(getSource()).toHaveProperty('isConnected', false);
      expect(getSource()).not.toBe(firstSource);
    });
  });
});
