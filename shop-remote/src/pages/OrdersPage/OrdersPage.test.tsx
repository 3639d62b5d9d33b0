import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { order } from '../../testing/orders.ts';
import { peacockMug, readStoredCart } from '../../testing/catalogue.ts';
import OrdersPage from './OrdersPage.tsx';

const ORDERS = 'GET /orders?page=1&limit=24';

const { number, placed_at, status, payment_status, totals, lines } = order;
const summary = { number, placed_at, status, payment_status, total: totals.total, lines };

const showPage = (response: unknown, total = 1, api: object = {}) =>
  renderPage(<OrdersPage />, {
    path: '/account/orders',
    api: { [ORDERS]: response, 'GET /orders/count': { total }, ...api },
  });

it('says that no orders have been placed when there are none', async () => {
  showPage([]);
  expect(await screen.findByRole('heading', { name: 'No orders have been placed yet.' })).toBeVisible();
});

it('lists the orders, each with its link, status and total', async () => {
  showPage([summary]);
  const item = within(await screen.findByRole('list', { name: 'My orders' })).getByRole('listitem');
  expect(within(item).getByRole('link')).toHaveAttribute('href', '/orders/RM-AAAA-BBBB');
  expect(item).toHaveTextContent('21 Nov 2026, 3:05 PM · Awaiting payment · ₹998.00');
  expect(item).toHaveTextContent('2 × Peacock Mug');
  expect(item.querySelector('img')).toHaveAttribute('src', lines[0]?.image.replace('.webp', '.240w.webp'));
});

it('orders again from the list', async () => {
  const { user, currentUrl } = showPage([{ ...summary, status: 'delivered', payment_status: 'paid' }], 1, {
    'GET /orders/RM-AAAA-BBBB': order,
    'GET /items?ids=peacock-mug': [peacockMug],
  });
  await user.click(await screen.findByRole('button', { name: 'Order Again: order RM-AAAA-BBBB' }));
  await waitFor(() => expect(currentUrl()).toBe('/cart'));
  expect(readStoredCart()).toMatchObject([{ id: 'peacock-mug', quantity: 2 }]);
});

it('links to the pages of a long list, and to none beyond the last', async () => {
  const orders = Array.from({ length: 24 }, (_, index) => ({ ...summary, number: `RM-${index}` }));
  const { unmount } = showPage(orders, 24);
  await screen.findByRole('list', { name: 'My orders' });
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
  unmount();
  showPage(orders, 49);
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute('href', '/account/orders?page=3');
});
