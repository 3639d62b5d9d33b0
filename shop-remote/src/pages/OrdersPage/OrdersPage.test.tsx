import { screen, within } from '@testing-library/react';
import { noConnection, renderPage } from '@rangmala/shared/testing';
import { order } from '../../testing/orders.ts';
import OrdersPage from './OrdersPage.tsx';

const showPage = (response: unknown) =>
  renderPage(<OrdersPage />, { path: '/account/orders', api: { 'GET /orders': response } });

it('says that no orders have been placed when there are none', async () => {
  showPage([]);
  expect(await screen.findByRole('heading', { name: 'No orders have been placed yet.' })).toBeVisible();
});

it('lists the orders, each with its link, status and total', async () => {
  const { number, placed_at, status, payment_status, totals, lines } = order;
  showPage([{ number, placed_at, status, payment_status, total: totals.total, lines }]);
  const item = within(await screen.findByRole('list', { name: 'My orders' })).getByRole('listitem');
  expect(within(item).getByRole('link')).toHaveAttribute('href', '/orders/RM-AAAA-BBBB');
  expect(item).toHaveTextContent('21 Nov 2026, 3:05 PM · Awaiting payment · ₹998.00');
  expect(item).toHaveTextContent('2 × Peacock Mug');
});

it('shows a message when the orders cannot be loaded', async () => {
  showPage(noConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach/);
});
