import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRefusal, expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { createCartLine, kolamMug, peacockMug } from '../../testing/catalogue.ts';
import { arrival, checkout } from '../../testing/orders.ts';
import { storeCheckoutDraft } from '../../lib/checkout-draft.ts';
import { ArrivalNote } from '../../components/ArrivalNote.tsx';
import CheckoutPage from './CheckoutPage.tsx';

const PATH = 'GET /delivery?pin=506009&product_id=peacock-mug';

const showPage = ({ api, ...options }: PageOptions) =>
  renderPage(<CheckoutPage />, {
    path: '/checkout',
    cart: [createCartLine(peacockMug)],
    ...options,
    api: {
      'GET /checkout': checkout,
      'GET /items?ids=peacock-mug': [peacockMug],
      'POST /orders': createRefusal(409, 'Peacock Mug is sold out.'),
      ...api,
    },
  });

async function showForm(delivery: object) {
  localStorage.setItem('rangmala.pin', '506009');
  const page = showPage({ api: { [PATH]: delivery } });
  return { ...page, field: await screen.findByLabelText('Needed by (optional)') };
}

it('fills in the remembered PIN code with its place, and says when the order arrives and whether that is too late', async () => {
  const { field } = await showForm(arrival);
  expect(screen.getByLabelText('PIN code')).toHaveValue('506009');
  expect(screen.getByLabelText('City')).toHaveValue('Warangal');
  expect(await screen.findByText('With you 8–10 December in 506009.')).toBeVisible();
  for (const [day, warning] of [
    ['2026-12-07', /^It won’t reach you by 7 December/],
    ['2026-12-09', /^It may not reach you by 9 December/],
  ] as const) {
    fireEvent.input(field, { target: { value: day } });
    expect(screen.getByText(warning)).toBeVisible();
  }
  fireEvent.input(field, { target: { value: '2026-12-10' } });
  expect(screen.queryByText(/reach you by/)).not.toBeInTheDocument();
});

it('says that no courier delivers to a PIN code', async () => {
  await showForm({ served: false });
  expect(await screen.findByText(/No courier of ours delivers to 506009 yet/)).toBeVisible();
  expectLink(/Write to us/, '/contact?subject=Delivery+to+506009');
});

it('names the arrival of the slowest line when some lines are personalised', async () => {
  const design = { url: '/uploads/cat.webp', name: 'cat.jpg', thumbnail: '/uploads/cat.webp' };
  const toPricedLine = (item: typeof peacockMug, changes = {}) => ({
    key: item.id,
    line: { ...createCartLine(item), ...changes },
    state: 'priced' as const,
    item,
    price: item.price,
    total: item.price,
  });
  const lines = [toPricedLine(peacockMug, { customDesign: design }), toPricedLine(kolamMug)];
  renderPage(<ArrivalNote pin="506009" lines={lines} />, {
    api: {
      'GET /delivery?pin=506009&product_id=kolam-mug': arrival,
      [`${PATH}&personalised=true`]: { ...arrival, from: '2026-12-12', to: '2026-12-15' },
    },
  });
  expect(await screen.findByText('With you 12–15 December in 506009.')).toBeVisible();
});

it('offers express with its date, adds its price only when it is chosen, and orders it', async () => {
  storeCheckoutDraft(undefined, { email: 'ravi@example.in', pin: '506009' });
  const express = { from: '2026-12-04', to: '2026-12-05', price: 99 };
  const { user, api } = showPage({ path: '/checkout?step=review', api: { [PATH]: { ...arrival, express } } });
  expect(await screen.findByRole('radio', { name: /Standard, free/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  await user.click(screen.getByRole('radio', { name: /Express, ₹99/ }));
  expect(screen.getByText('With you 4–5 December in 506009.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(api.to('POST /orders')).toHaveLength(2));
  const [standard, fast] = api.bodiesTo('POST /orders');
  expect(standard).not.toHaveProperty('express');
  expect(standard).toMatchObject({ expected_total: peacockMug.price });
  expect(fast).toMatchObject({ express: true, expected_total: peacockMug.price + 99 });
});

it('shows dispatch and arrival in the review, and sends the day with the order', async () => {
  storeCheckoutDraft(undefined, { email: 'ravi@example.in', pin: '506009', needed_by: '2026-12-09' });
  const items = [{ ...peacockMug, dispatch_days: { from: 4, to: 8 } }, kolamMug];
  const { user, api } = showPage({
    path: '/checkout?step=review',
    cart: [createCartLine(peacockMug), createCartLine(kolamMug)],
    api: {
      'GET /items?ids=kolam-mug,peacock-mug': items,
      'GET /delivery?pin=506009&product_id=kolam-mug,peacock-mug': arrival,
    },
  });
  expect(await screen.findByText('Dispatched in 4–8 working days.')).toBeVisible();
  expect(screen.getByText('Needed by 9 December')).toBeVisible();
  expect(await screen.findByText(/^It may not reach you by 9 December/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(api.to('POST /orders')).toHaveLength(1));
  expect(api.bodiesTo('POST /orders')[0]).toMatchObject({ needed_by: '2026-12-09' });
});
