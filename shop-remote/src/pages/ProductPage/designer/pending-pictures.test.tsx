import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRefusal, noConnection, stubDecode } from '@rangmala/shared/testing';
import { readPendingLayers } from '../../../api/design-store.ts';
import {
  choosePhoto,
  designApi,
  emptyDesign,
  findSavedContent,
  savedDesign,
  renderMugPage,
  withinEditor,
} from '../../../testing/designs.ts';
import { stubIndexedDb } from '../../../testing/indexed-db.ts';
import { stubUploads } from '../../../testing/uploads.ts';
import ProductPage from '../ProductPage.tsx';

stubUploads();
const { values: storedFiles } = stubIndexedDb();

const POST_ASSET = 'POST /designs/d1/assets';
const movedPicture = [{ asset: designApi[POST_ASSET].id, cx: 41 }];
const api = { 'GET /designs/d1': { ...emptyDesign, ...savedDesign } };
const neverRespond = () => new Promise(() => undefined);

/** Chooses a picture and moves it by 1 mm. By default, the upload of the picture does not end. */
async function choosePicture(responses: Record<string, unknown> = { [POST_ASSET]: neverRespond }) {
  stubDecode({});
  const page = await renderMugPage(<ProductPage />, { api: { ...api, ...responses } });
  await page.user.click(await choosePhoto(page));
  await page.user.keyboard('{ArrowRight}');
  await waitFor(() => expect(storedFiles.size).toBe(1));
  return page;
}

test('shows and uploads a picture at the next visit when its upload did not end', async () => {
  const { unmount, api: firstApi } = await choosePicture();
  await waitFor(() => expect(firstApi.to(POST_ASSET)).toHaveLength(1));
  unmount();

  const nextVisit = await renderMugPage(<ProductPage />, { api: { ...api, [POST_ASSET]: neverRespond } });
  expect(await screen.findByRole('button', { name: 'Photo 1' })).toBeInTheDocument();
  expect(await withinEditor().findByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
  nextVisit.unmount();

  const { api: lastApi } = await renderMugPage(<ProductPage />, { api });
  await waitFor(() => expect(findSavedContent(lastApi)?.sides[0]?.layers).toMatchObject(movedPicture));
  expect(lastApi.to(POST_ASSET)).toHaveLength(1);
  await waitFor(() => expect(storedFiles.size).toBe(0));
  expect(readPendingLayers('d1')).toEqual([]);
});

test('uploads a picture at the next visit when it was chosen without a connection', async () => {
  const { unmount } = await choosePicture({ 'POST /designs': noConnection });
  await withinEditor().findByText(/^We could not reach our server\./);
  // Simulates that the visitor leaves the page.
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(window, new Event('pagehide'));
  unmount();
  jest.restoreAllMocks();

  stubDecode({});
  const { api: nextApi } = await renderMugPage(<ProductPage />, { api });
  await waitFor(() => expect(findSavedContent(nextApi)?.sides[0]?.layers).toMatchObject(movedPicture));
});

test('removes the stored file and layer of a picture that the server refuses', async () => {
  const { api: stubbedApi, user } = await choosePicture({
    [POST_ASSET]: createRefusal(503, 'The server is busy.'),
  });
  stubbedApi.setResponses({ [POST_ASSET]: createRefusal(422, 'This image is damaged.') });
  await user.click(await withinEditor().findByRole('button', { name: 'Try Again' }));
  expect(await withinEditor().findByRole('alert')).toHaveTextContent('This image is damaged.');
  await waitFor(() => expect(storedFiles.size).toBe(0));
  expect(readPendingLayers('d1')).toEqual([]);
});

test('opens a design without a picture when the browser no longer has its file', async () => {
  const { unmount } = await choosePicture();
  await act(async () => unmount());
  storedFiles.clear();

  const { user } = await renderMugPage(<ProductPage />, { api });
  await user.click(await screen.findByRole('button', { name: 'Personalise' }));
  await screen.findByRole('region', { name: 'Design editor' });
  expect(withinEditor().queryByRole('button', { name: 'Photo 1' })).not.toBeInTheDocument();
  expect(readPendingLayers('d1')).toEqual([]);
});
