import { act, screen, waitFor } from '@testing-library/react';
import { createRefusal, noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { createCartLine, peacockMug, peacockMugProduct, readStoredCart } from '../../testing/catalogue.ts';
import { storeCheckoutDraft } from '../../lib/checkout-draft.ts';
import { emptyDesign, storeUnsavedDesign } from '../../testing/designs.ts';
import { checkout, createSavedAddress, deliveryApi } from '../../testing/orders.ts';
import CheckoutPage from './CheckoutPage.tsx';

const api = { ...deliveryApi, 'GET /checkout': checkout, 'GET /items?ids=peacock-mug': [peacockMug] };
const placedOrder = {
  number: 'RM-AAAA-BBBB',
  token: 'secret',
  status: 'placed',
  payment_status: 'on_delivery',
  total: 998,
  currency: 'INR',
  payment: { method: 'cash' },
};

const showPage = (options: PageOptions = {}) =>
  renderPage(<CheckoutPage />, {
    path: '/checkout',
    route: '/checkout',
    cart: [createCartLine(peacockMug, 2)],
    ...options,
    api: { ...api, ...options.api },
  });

const FIELDS: [label: string, value: string][] = [
  ['Email', 'ravi@example.in'],
  ['Full name', 'Ravi Kumar'],
  ['Phone', '98480 22338'],
  ['PIN code', '506009'],
  ['House and street', '4-2-17, Subedari'],
  ['Area', 'Hanamkonda'],
];

async function fillInForm({ user }: ReturnType<typeof showPage>): Promise<void> {
  await screen.findByLabelText('Email');
  for (const [label, value] of FIELDS) await user.type(screen.getByLabelText(label), value);
}

async function openReview(page: ReturnType<typeof showPage>): Promise<void> {
  await fillInForm(page);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('radiogroup', { name: 'Payment' });
}

async function placeOrder({ user }: ReturnType<typeof showPage>, method = /Test payment/): Promise<void> {
  await user.click(screen.getByRole('radio', { name: method }));
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
}

it('shows GSTIN and gift note behind buttons, and a field with a message or a stored value at once', async () => {
  storeCheckoutDraft(undefined, { gift_note: 'Happy Diwali' });
  const page = showPage();
  await fillInForm(page);
  const gstin = screen.getByLabelText('GSTIN (optional)');
  expect(screen.getByLabelText('Gift note (optional)')).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Add GSTIN' });
  await page.user.click(toggle);
  await page.user.type(gstin, '36ABC');
  await page.user.click(toggle);
  expect(gstin).not.toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(gstin).toHaveFocus());
  expect(screen.getByText(/This GSTIN is not valid/)).toBeVisible();
});

it('takes what a password manager fills in without an event', async () => {
  const { user } = showPage();
  await screen.findByLabelText('Email');
  const values = [...FIELDS, ['City', 'Warangal'], ['State', 'Telangana']] as [string, string][];
  for (const [label, value] of values) screen.getByLabelText<HTMLInputElement>(label).value = value;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('radiogroup', { name: 'Payment' });
  expect(screen.getByText(/Warangal/)).toBeVisible();
});

it('keeps the form and its focus when loading the checkout again fails', async () => {
  const { api: stubbedApi, user } = showPage();
  await user.type(await screen.findByLabelText('Email'), 'ravi@example.in');
  stubbedApi.setResponses({ 'GET /checkout': createRefusal(503, 'Please try again later.') });
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(stubbedApi.to('GET /checkout')).toHaveLength(2));
  expect(screen.getByLabelText('Email')).toHaveValue('ravi@example.in');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('does not show what another customer has typed in this tab', async () => {
  storeCheckoutDraft('ravi', { email: 'ravi@example.in', line1: '4-2-17, Subedari' });
  const asha = { userId: 'asha', name: 'Asha Rao', email: 'asha@example.in', isGoogleUser: false };
  showPage({ session: { user: asha } });
  expect(await screen.findByLabelText('Email')).toHaveValue('asha@example.in');
  expect(screen.getByLabelText('House and street')).toHaveValue('');
});

it('warns about a PIN code of another state, and lets the customer continue', async () => {
  const page = showPage();
  await fillInForm(page);
  await page.user.selectOptions(screen.getByLabelText('State'), 'Kerala');
  const warning = 'PIN 506009 is in Telangana. Please check.';
  expect(screen.getByText(warning).closest('[role="status"]')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('radiogroup', { name: 'Payment' });
  expect(screen.getByText(warning)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled();
});

it('keeps a city that the customer has typed', async () => {
  const page = showPage();
  await page.user.type(await screen.findByLabelText('City'), 'Kazipet');
  await page.user.type(screen.getByLabelText('PIN code'), '506003');
  expect(screen.getByLabelText('City')).toHaveValue('Kazipet');
});

it('shows a message beside each empty field, and removes those of the fields that the PIN code fills in', async () => {
  const { user } = showPage();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please enter your email.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  expect(screen.getByText('Please enter your city.')).toBeVisible();
  await user.type(screen.getByLabelText('PIN code'), '506009');
  expect(screen.queryByText('Please enter your city.')).not.toBeInTheDocument();
  expect(screen.queryByText('Please choose your state.')).not.toBeInTheDocument();
  expect(screen.getByText('Please enter your area.')).toBeVisible();
});

it('moves the focus to the heading of the next step', async () => {
  const page = showPage();
  await openReview(page);
  expect(screen.getByRole('heading', { name: 'Step 2 of 2: Review and pay' })).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: 'Change delivery' }));
  expect(screen.getByRole('heading', { name: 'Step 1 of 2: Contact and delivery' })).toHaveFocus();
});

it('requires a payment method, places the order, empties the cart and opens the order', async () => {
  const page = showPage({ api: { 'POST /orders': { status: 201, body: placedOrder } } });
  await openReview(page);
  expect(screen.getByText('+91 98480 22338')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Place Order' }));
  expect(screen.getByText('Please choose how to pay.')).toBeVisible();
  await placeOrder(page, /Cash on delivery/);
  await waitFor(() => expect(page.currentUrl()).toBe('/orders/RM-AAAA-BBBB?token=secret'));
  expect(readStoredCart()).toEqual([]);
  expect(page.api.bodiesTo('POST /orders')[0]).toMatchObject({
    contact: { email: 'ravi@example.in', phone: '98480 22338' },
    address: { pin: '506009', city: 'Warangal', state: 'Telangana' },
    lines: [{ product_id: 'peacock-mug', quantity: 2, options: {} }],
    payment: 'cash',
    expected_total: 998,
  });
});

it('asks for confirmation when the total has changed', async () => {
  const page = showPage({ api: { 'POST /orders': createRefusal(409, 'Changed.', { total: 1100 }) } });
  await openReview(page);
  await placeOrder(page);
  const question = 'The total was ₹998.00. The order now costs ₹1,100.00.';
  expect(await screen.findByRole('dialog')).toHaveTextContent(question);
  expect(readStoredCart()).toHaveLength(1);
  page.api.setResponses({ 'POST /orders': { status: 201, body: placedOrder } });
  await page.user.click(screen.getByRole('button', { name: 'Order at the new total' }));
  expect(page.api.bodiesTo('POST /orders').at(-1)).toMatchObject({ expected_total: 1100 });
});

it('shows why an order was refused, and keeps the cart', async () => {
  const page = showPage({ api: { 'POST /orders': createRefusal(409, 'Peacock Mug is sold out.') } });
  await openReview(page);
  await placeOrder(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Peacock Mug is sold out.');
  expect(readStoredCart()).toHaveLength(1);
});

it('disables cash for a personalised line', async () => {
  const page = showPage({ cart: [createCartLine(peacockMug, 1, 'cat')] });
  await openReview(page);
  expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled();
});

it('shows that the cart is empty', async () => {
  showPage({ cart: [] });
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
});

it('saves a design on the server before the order when only this browser has the design', async () => {
  storeUnsavedDesign('local-1', { ...emptyDesign, sides: [] });
  const page = showPage({
    cart: [{ ...createCartLine(peacockMug), design: { id: 'local-1', token: 'local' } }],
    api: {
      'GET /products/peacock-mug': peacockMugProduct,
      'GET /designs/d1': createRefusal(404, 'Design not found'),
      'POST /designs': noConnection,
      'PUT /designs/d1': {},
      'POST /orders': { status: 201, body: placedOrder },
    },
  });
  await openReview(page);
  await placeOrder(page);
  expect(await screen.findByText(/could not be placed/)).toBeInTheDocument();
  expect(page.api.to('POST /orders')).toEqual([]);

  page.api.setResponses({ 'POST /designs': { id: 'd1', token: 'secret' } });
  await page.user.click(screen.getByRole('button', { name: 'Place Order' }));
  const lines = [{ design_id: 'd1', design_token: 'secret' }];
  await waitFor(() => expect(page.api.bodiesTo('POST /orders')).toMatchObject([{ lines }]));
});

it('fills the form with a saved address of the customer', async () => {
  const address = { ...createSavedAddress(), pin: '500001', line1: '12 Abids Road', city: 'Hyderabad' };
  const { user } = showPage({ api: { 'GET /checkout': { ...checkout, addresses: [address] } } });
  const savedAddressField = await screen.findByLabelText('Saved address');
  await user.type(screen.getByLabelText('Email'), 'asha@example.in');
  await user.selectOptions(savedAddressField, 'Asha Rao, 12 Abids Road, Hyderabad 500001');
  expect(screen.getByLabelText('House and street')).toHaveValue('12 Abids Road');
  expect(screen.getByLabelText('State')).toHaveValue('Telangana');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
  await user.type(screen.getByLabelText('House and street'), 'X');
  expect(savedAddressField).toHaveDisplayValue('Another address');
});
