import { screen, waitFor } from '@testing-library/react';
import { readUnfinishedDesign, readUnsavedDesign, storeUnfinishedDesign } from '../../../api/design-store.ts';
import { createCartLine, peacockMug, readStoredCart } from '../../../testing/catalogue.ts';
import { createTextLayer, designApi, savedDesign, renderMugPage } from '../../../testing/designs.ts';
import ProductPage from '../ProductPage.tsx';

const REFUSAL = { status: 422, body: { detail: 'This layer is not valid.' } };
const content = {
  v: 1,
  options: {},
  note: '',
  sides: [{ side: 'front', layers: [createTextLayer('Asha')] }],
};
const line = { ...createCartLine(peacockMug), design: { id: 'd1', token: 'secret' } };

beforeEach(() => storeUnfinishedDesign('peacock-mug', { id: 'd1', token: 'secret' }));

test('says that a stored design cannot be used, and starts a new design on a retry', async () => {
  const api = { ...designApi, 'GET /designs/d1': REFUSAL };
  const firstVisit = await renderMugPage(<ProductPage />, { api });
  expect(
    await screen.findByText('This design can’t be used any more. Try again to start a new one.'),
  ).toBeInTheDocument();
  firstVisit.unmount();

  const { user } = await renderMugPage(<ProductPage />, { api });
  expect(await screen.findByText(/^This design can’t be used any more\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await user.click(await screen.findByRole('button', { name: 'Personalise' }));
  expect(await screen.findByRole('button', { name: 'Add text' })).toBeInTheDocument();
  expect(readUnfinishedDesign('peacock-mug')).toBeUndefined();
});

test('continues without stored changes that the server refuses', async () => {
  localStorage.setItem(
    'rangmala.unsavedDesigns',
    JSON.stringify({ d1: { productId: 'peacock-mug', content } }),
  );
  const { user } = await renderMugPage(<ProductPage />, {
    api: {
      ...designApi,
      'PUT /designs/d1': REFUSAL,
      'GET /designs/d1': { ...savedDesign, ...content },
    },
  });
  expect(
    await screen.findByText(
      'Your latest changes to this design can’t be used any more. Try again to continue without them.',
    ),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Text: Asha' })).toBeInTheDocument();
  expect(readUnsavedDesign('d1')).toBeUndefined();
});

test('puts a new design into a cart line when the server refuses the old design', async () => {
  const { user } = await renderMugPage(<ProductPage />, {
    path: '/product/peacock-mug?design=d1',
    cart: [line],
    api: {
      ...designApi,
      'GET /designs/d1': REFUSAL,
      'POST /designs': { ...savedDesign, id: 'd2', token: 'second' },
      'PUT /designs/d2': { ...savedDesign, id: 'd2' },
      'GET /designs/d2': { ...savedDesign, id: 'd2' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await user.click(await screen.findByRole('button', { name: 'Add text' }));
  await waitFor(() => expect(readStoredCart()).toMatchObject([{ design: { id: 'd2', token: 'second' } }]));
});
