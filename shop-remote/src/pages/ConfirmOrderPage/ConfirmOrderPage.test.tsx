import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@rangmala/shared/contract';
import { createRefusal, expectLink, renderPage, type StubbedResponse } from '@rangmala/shared/testing';
import { order } from '../../testing/orders.ts';
import ConfirmOrderPage from './ConfirmOrderPage.tsx';

const POST_CONFIRM = 'POST /orders/RM-AAAA-BBBB/confirm';

const GET_ORDER = 'GET /orders/RM-AAAA-BBBB?token=mailed';
const cashOrder = {
  ...order,
  payment_method: 'cash',
  status: 'placed',
  payment_status: 'on_delivery',
} as const;

const showPage = (confirmation: StubbedResponse, changes: Partial<Order> = {}, api: object = {}) =>
  renderPage(<ConfirmOrderPage />, {
    path: '/orders/RM-AAAA-BBBB/confirm?token=mailed',
    route: '/orders/:number/confirm',
    api: { [GET_ORDER]: { ...cashOrder, ...changes }, [POST_CONFIRM]: confirmation, ...api },
  });

it('shows what is confirmed, confirms only when the button is pressed, then opens the order', async () => {
  const { user, api, currentUrl } = showPage({ number: 'RM-AAAA-BBBB', token: 'secret' });
  const items = within(await screen.findByRole('list', { name: 'Items in this order' }));
  expect(items.getByText('Peacock Mug')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('₹998.00');
  expect(api.to(POST_CONFIRM)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  await waitFor(() => expect(currentUrl()).toBe('/orders/RM-AAAA-BBBB?token=secret'));
  expect(api.bodiesTo(POST_CONFIRM)[0]).toEqual({ token: 'mailed' });
});

it.each([
  ['confirmed', 'Already confirmed'],
  ['cancelled', 'This order was cancelled'],
] as const)('says that there is nothing to confirm for an order that is %s', async (status, title) => {
  showPage({}, { status });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm Order' })).not.toBeInTheDocument();
  expectLink('See Your Order', '/orders/RM-AAAA-BBBB?token=mailed');
});

it('leads to the newest email when the link is no longer valid', async () => {
  showPage({}, {}, { [GET_ORDER]: createRefusal(404, 'We couldn’t find this order.') });
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible();
  expectLink('Find Your Order', '/orders');
});

it('shows why an order cannot be confirmed', async () => {
  const { user } = showPage(createRefusal(409, 'This order was cancelled. Please order again.'));
  await user.click(await screen.findByRole('button', { name: 'Confirm Order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This order was cancelled.');
});
