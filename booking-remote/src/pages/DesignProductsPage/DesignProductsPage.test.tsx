import { screen, waitFor, within } from '@testing-library/react';
import { createRefusal, renderPage } from '@rangmala/shared/testing';
import type { HandOver } from '@rangmala/shared/contract';
import { customer } from '../../testing/booking-api.ts';
import { approvedHandOver, createHandOver } from '../../testing/hand-over.ts';
import DesignProductsPage from './DesignProductsPage.tsx';

const POST_DESIGN = 'POST /appointments/a1/hand-over/designs';

const showPage = (handOver: HandOver, made: unknown = { status: 201, body: { id: 'd1', token: 't' } }) =>
  renderPage(<DesignProductsPage />, {
    path: '/account/appointments/a1/products',
    session: { user: customer },
    route: '/account/appointments/:id/products',
    api: { 'GET /appointments/a1/hand-over': handOver, [POST_DESIGN]: made },
  });

test('shows the design on products with its sharpness, and opens the chosen one in the editor', async () => {
  const { user, api, currentUrl } = showPage(approvedHandOver);
  const items = await screen.findAllByRole('listitem');
  const [mug, poster] = items.slice(-2).map((item) => within(item));
  const source = '/api/appointments/a1/hand-over/pictures/p1/products/mug-1.jpg';
  expect(mug?.getByRole('presentation')).toHaveAttribute('src', source);
  expect(mug?.getByText('Sharp in print.')).toBeVisible();
  expect(poster?.getByText(/A little soft/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Kulhad Mug/ }));
  await waitFor(() => expect(currentUrl()).toBe('/product/mug-1?design=d1'));
  expect(api.bodiesTo(POST_DESIGN)).toEqual([{ product_id: 'mug-1', picture: 'p1' }]);
});

test('says what is missing when the design is not approved, and what went wrong', async () => {
  const { unmount } = showPage(createHandOver());
  expect(await screen.findByText('There’s no approved design here.')).toBeVisible();
  unmount();
  const detail = 'Meera Joshi has left us, so new products can’t be made of this design.';
  const { user } = showPage(approvedHandOver, createRefusal(422, detail));
  await user.click(await screen.findByRole('button', { name: /^Himalaya Poster/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
});
