import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import FindOrderPage from './FindOrderPage.tsx';

const POST_FIND = 'POST /orders/find';

it('asks for the link to an order by its number and a phone number', async () => {
  const { user, api } = renderPage(<FindOrderPage />, {
    path: '/orders',
    api: { [POST_FIND]: { status: 202, body: { message: 'Its link is on its way.' } } },
  });
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), 'rm aaaa 2222');
  await user.type(screen.getByRole('textbox', { name: 'Phone or email' }), '98480 22338');
  await user.click(screen.getByRole('button', { name: 'Mail Me the Link' }));
  expect(await screen.findByText('Its link is on its way.')).toBeVisible();
  expect(api.bodiesTo(POST_FIND)[0]).toEqual({ number: 'RM-AAAA-2222', contact: '+919848022338' });
});

it('names the field that is not valid', async () => {
  const { user, api } = renderPage(<FindOrderPage />, { path: '/orders' });
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), '12');
  await user.type(screen.getByRole('textbox', { name: 'Phone or email' }), 'asha');
  await user.click(screen.getByRole('button', { name: 'Mail Me the Link' }));
  expect(await screen.findByText(/Please check the order number/)).toBeVisible();
  expect(screen.getByText(/Please enter the phone number or the email/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
