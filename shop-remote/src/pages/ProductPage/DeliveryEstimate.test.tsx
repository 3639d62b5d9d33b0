import { screen, within } from '@testing-library/react';
import { renderPage, type PageOptions } from '@rangmala/shared/testing';
import { peacockMugProduct } from '../../testing/catalogue.ts';
import { arrival } from '../../testing/orders.ts';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';

const PATH = 'GET /delivery?pin=506009&product_id=peacock-mug';

function showEstimate(options: PageOptions = {}, product = peacockMugProduct) {
  const page = renderPage(<DeliveryEstimate product={product} />, {
    ...options,
    api: { [PATH]: arrival, ...options.api },
  });
  const group = within(screen.getByRole('group', { name: 'Delivery' }));
  return { ...page, group, field: group.getByRole('textbox', { name: 'PIN code' }) };
}

it('says when the product arrives at a typed PIN code, and remembers the PIN code', async () => {
  const { user, group, field, unmount } = showEstimate();
  expect(group.getByRole('status')).toHaveTextContent('Enter your PIN code to see when it reaches you.');
  await user.type(field, '506 009');
  expect(await group.findByText('8–10 December')).toBeVisible();
  expect(group.getByRole('status')).toHaveTextContent(
    /^Order by 2 pm.*: with you 8–10 December in 506009\.$/,
  );
  unmount();
  const nextPage = showEstimate();
  expect(nextPage.field).toHaveValue('506009');
  expect(await nextPage.group.findByText('8–10 December')).toBeVisible();
});

it('names the other days of the product with the customer’s own design', async () => {
  localStorage.setItem('rangmala.pin', '506009');
  const product = { ...peacockMugProduct, dispatch_days_personalised: { from: 5, to: 7 } };
  const later = { ...arrival, from: '2026-12-11', to: '2026-12-14' };
  showEstimate({ api: { [`${PATH}&personalised=true`]: later } }, product);
  expect(await screen.findByText(/With your own design: 11–14 December\./)).toBeVisible();
});

it('says what to do when no courier delivers there', async () => {
  const path = 'GET /delivery?pin=900001&product_id=peacock-mug';
  const { user, field } = showEstimate({ api: { [path]: { served: false } } });
  await user.type(field, '900001');
  expect(await screen.findByText(/No courier of ours delivers to 900001 yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Write to us/ })).toBeVisible();
});

it('explains what a PIN code is when a text is none', async () => {
  const { user, field } = showEstimate();
  await user.type(field, '5060{Enter}');
  expect(field).toHaveAccessibleDescription('A PIN code has six digits and does not begin with 0.');
});

it('takes the PIN code of the customer’s last used address', async () => {
  const { field } = showEstimate({
    session: { user: { email: 'ravi@example.in', name: 'Ravi', userId: 'u1', isGoogleUser: false } },
    api: { 'GET /addresses': [{ id: 'a', pin: '506009' }] },
  });
  expect(await screen.findByText('8–10 December')).toBeVisible();
  expect(field).toHaveValue('506009');
});

it('shows the PIN code of the URL, and keeps other choices in its form', async () => {
  const { field, container } = showEstimate({ path: '/?colour=indigo&pin=506009' });
  expect(await screen.findByText('8–10 December')).toBeVisible();
  expect(field).toHaveValue('506009');
  expect(container.querySelector('input[type=hidden][name=colour]')).toHaveValue('indigo');
});
