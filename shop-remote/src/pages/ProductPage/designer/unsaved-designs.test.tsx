import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRefusal, noConnection, type PageOptions } from '@rangmala/shared/testing';
import { readUnfinishedDesign, readUnsavedDesign, storeUnfinishedDesign } from '../../../api/design-store.ts';
import { createCartLine, createImageFile, peacockMug, readStoredCart } from '../../../testing/catalogue.ts';
import {
  addDesignToCart,
  addText,
  createDesign,
  createNewTextKey,
  createTextLayer,
  designApi,
  findSavedContent,
  openMugEditor,
  renderMugPage,
  savedDesign,
  storeUnsavedDesign,
  withinEditor,
} from '../../../testing/designs.ts';
import { stubUploads } from '../../../testing/uploads.ts';
import ProductPage from '../ProductPage.tsx';

stubUploads();

const storeSavedDesign = () => storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' });

const openEditor = (options?: PageOptions) => openMugEditor(<ProductPage />, options);

describe('when designs cannot be saved', () => {
  const unavailable = createRefusal(503, 'The server is busy.');
  const brokenApi = {
    'POST /designs': unavailable,
    'POST /designs/d1/assets': unavailable,
    'PUT /designs/d1': unavailable,
  };

  test('adds an uploaded file to the cart', async () => {
    const { user } = await renderMugPage(<ProductPage />, { api: brokenApi });
    await user.upload(screen.getByLabelText('Upload your design'), createImageFile('cat.png'));
    expect(await screen.findByText(/^The server is busy\./)).toBeInTheDocument();
    await addDesignToCart({ user });
    expect(readStoredCart()).toMatchObject([{ customDesign: { name: 'cat.png' } }]);
    expect(readStoredCart()[0]).not.toHaveProperty('design');
  });

  test.each([
    ['an older version', { 'PUT /designs/d1': noConnection }, { id: 'd1', token: 'secret' }],
    [
      'no version',
      { 'POST /designs': noConnection },
      { id: expect.stringMatching(/^local-/), token: expect.stringMatching(/^[\w-]{43}$/) },
    ],
  ])('stores a design in the browser when the server has %s of it', async (_, failingEndpoints, design) => {
    const api = { ...failingEndpoints, [createNewTextKey('A')]: noConnection };
    const { user } = await openEditor({ api });
    await addText({ user });
    await user.keyboard('A');
    expect(await withinEditor().findByText(/^“A” is shown in a plain typeface/)).toBeInTheDocument();
    await addDesignToCart({ user });
    expect(readStoredCart()).toMatchObject([{ design }]);
    const storedDesign = readUnsavedDesign(readStoredCart()[0]?.design?.id ?? '');
    expect(storedDesign).toEqual({
      productId: 'peacock-mug',
      content: expect.objectContaining({ v: 1 }),
      revision: 0,
      editor_id: expect.stringMatching(/^[\w-]+$/),
    });
    expect(JSON.stringify(storedDesign)).toContain('"text":"A"');
  });
});

test.each([
  [507, 'We can’t save designs right now because our storage is full. Please try again later.'],
  [429, 'You’ve started a lot of designs today. Please try again tomorrow, or write to us.'],
])('stores a design in the browser and says why the server refuses it with %s', async (status, detail) => {
  const { user } = await openEditor({ api: { 'POST /designs': createRefusal(status, detail) } });
  await addText({ user });
  expect(await withinEditor().findByText(detail)).toBeInTheDocument();
  expect(withinEditor().getByText('Not saved yet. We’ll keep trying.')).toBeInTheDocument();
  expect(localStorage.getItem('rangmala.designStore')).toContain('Your text');
});

describe('an unfinished design', () => {
  const text = createTextLayer('Asha');
  const initial = { ...createDesign(text), ...savedDesign };

  test('is saved while the visitor keeps editing', async () => {
    storeSavedDesign();
    const { api } = await renderMugPage(<ProductPage />, { api: { 'GET /designs/d1': initial } });
    const layer = await screen.findByRole('button', { name: 'Text: Asha' });
    jest.useFakeTimers();
    try {
      for (let change = 0; change < 5; change += 1) {
        fireEvent.keyDown(layer, { key: 'ArrowDown' });
        await act(() => jest.advanceTimersByTimeAsync(200));
      }
      const [layerOnServer] = findSavedContent(api)?.sides[0]?.layers ?? [];
      // The latest changes may not be saved yet.
      expect(layerOnServer?.cy).toBeGreaterThanOrEqual(text.cy + 3);
    } finally {
      jest.useRealTimers();
    }
  });

  test('credits only the artists whose art it contains', async () => {
    storeSavedDesign();
    const designed_by = [{ id: 'meera', name: 'Meera Devi' }];
    const product = { ...designApi['GET /products/peacock-mug'], designed_by };
    const api = { 'GET /designs/d1': initial, 'GET /products/peacock-mug': product };
    await renderMugPage(<ProductPage />, { api });
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    expect(screen.queryByText('Meera Devi')).not.toBeInTheDocument();
  });

  test('is removed from the browser when the server no longer has it', async () => {
    storeSavedDesign();
    await renderMugPage(<ProductPage />, {
      api: { 'GET /designs/d1': createRefusal(404, 'Design not found') },
    });
    await waitFor(() => expect(readUnfinishedDesign('peacock-mug')).toBeUndefined());
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeInTheDocument();
  });

  test('of a cart line is changed without a new cart line', async () => {
    const line = { ...createCartLine(peacockMug, 2), design: { id: 'd1', token: 'secret' } };
    const { user, api, currentUrl } = await renderMugPage(<ProductPage />, {
      path: '/product/peacock-mug?design=d1',
      cart: [line],
      api: { 'GET /designs/d1': initial },
    });
    const layer = await screen.findByRole('button', { name: 'Text: Asha' });
    expect(screen.queryByRole('button', { name: 'Add as Shown' })).not.toBeInTheDocument();
    await user.click(layer);
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Save and Return to Cart' }));
    await waitFor(() => expect(currentUrl()).toBe('/cart'));
    expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ cy: 39 }]);
    expect(readStoredCart()).toEqual([line]);
  });

  test('of a cart line is saved when it is opened, and the cart line gets the server’s id', async () => {
    const local = { id: 'local-1', token: 'local' };
    const content = createDesign(text);
    storeUnsavedDesign('local-1', content);
    const { api, currentUrl } = await renderMugPage(<ProductPage />, {
      path: '/product/peacock-mug?design=local-1',
      cart: [{ ...createCartLine(peacockMug), design: local }],
      api: { 'GET /designs/d1': initial },
    });
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    expect(findSavedContent(api)).toEqual(content);
    expect(readStoredCart()).toMatchObject([{ design: { id: 'd1', token: 'secret' } }]);
    expect(readUnsavedDesign('local-1')).toBeUndefined();
    await waitFor(() => expect(currentUrl()).toBe('/product/peacock-mug?design=d1'));
    expect(await screen.findByRole('button', { name: 'Save and Return to Cart' })).toBeInTheDocument();
  });

  test('is found under its local id after the editor has saved it', async () => {
    const { user, api, unmount } = await openEditor({ api: { 'POST /designs': noConnection } });
    await addText({ user });
    await waitFor(() => expect(readUnfinishedDesign('peacock-mug')?.id).toMatch(/^local-/));
    const localDesign = readUnfinishedDesign('peacock-mug');
    api.setResponses(designApi);
    // The editor saves its changes when the page is hidden.
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(readUnfinishedDesign('peacock-mug')?.id).toBe('d1'));
    unmount();

    storeUnfinishedDesign('peacock-mug', localDesign);
    await renderMugPage(<ProductPage />, { api: { 'GET /designs/d1': initial } });
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
  });

  test('is kept when the page is left right after a change', async () => {
    const { user, unmount } = await openEditor({
      // Never answers, because a slow test reaches the first save before it leaves the page.
      api: { 'PUT /designs/d1': () => new Promise(() => undefined) },
    });
    await addText({ user });
    unmount();

    const { api } = await renderMugPage(<ProductPage />, { api: { 'GET /designs/d1': initial } });
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    expect(findSavedContent(api)?.sides[0]?.layers).toMatchObject([{ text: 'Your text' }]);
  });

  test('is kept when the page is left while the design is being created', async () => {
    const { user, api, unmount } = await openEditor({
      api: { 'POST /designs': () => new Promise(() => undefined) },
    });
    await addText({ user });
    await waitFor(() => expect(api.to('POST /designs')).toHaveLength(1));
    const [firstRequest] = api.to('POST /designs');
    unmount();

    const nextVisit = await renderMugPage(<ProductPage />, { api: { 'GET /designs/d1': initial } });
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    expect(nextVisit.api.bodiesTo('POST /designs')).toMatchObject([firstRequest?.body]);
    expect(findSavedContent(nextVisit.api)?.sides[0]?.layers).toMatchObject([{ text: 'Your text' }]);
  });

  test('can be loaded again when the server was unreachable', async () => {
    storeSavedDesign();
    const { user, api } = await renderMugPage(<ProductPage />, { api: { 'GET /designs/d1': noConnection } });
    const alert = await screen.findByText('Your design could not be loaded.');
    api.setResponses({ 'GET /designs/d1': initial });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
    expect(alert).not.toBeInTheDocument();
  });
});
