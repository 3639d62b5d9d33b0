import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import ConfirmOrderPage from './ConfirmOrderPage.tsx';

const POST_CONFIRM = 'POST /orders/RM-AAAA-BBBB/confirm';

const showPage = (response: unknown) =>
  renderPage(<ConfirmOrderPage />, {
    path: '/orders/RM-AAAA-BBBB/confirm?token=mailed',
    route: '/orders/:number/confirm',
    api: { [POST_CONFIRM]: response },
  });

it('confirms only when the button is pressed, then opens the order', async () => {
  const { user, api, currentUrl } = showPage({ number: 'RM-AAAA-BBBB', token: 'secret' });
  expect(api.requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  await waitFor(() => expect(currentUrl()).toBe('/orders/RM-AAAA-BBBB?token=secret'));
  expect(api.to(POST_CONFIRM)[0]?.body).toEqual({ token: 'mailed' });
});

it('shows why an order cannot be confirmed', async () => {
  const { user } = showPage({
    status: 409,
    body: { detail: 'This order was cancelled. Please order again.' },
  });
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This order was cancelled.');
});
