import { screen, waitFor, within } from '@testing-library/react';
import type { OrderLine } from '@rangmala/shared/contract';
import {
  createRefusal,
  expectLink,
  noConnection,
  renderPage,
  type PageOptions,
} from '@rangmala/shared/testing';
import { order } from '../../testing/orders.ts';
import { mugOptions, peacockMug, readStoredCart } from '../../testing/catalogue.ts';
import OrderPage from './OrderPage.tsx';

const asha = { email: 'asha@example.in', name: 'Asha Rao', userId: 'u1', isGoogleUser: false };
const PATH = '/orders/RM-AAAA-BBBB?token=secret';
const GET_ORDER = `GET ${PATH}`;
const POST_COPIES = 'POST /orders/RM-AAAA-BBBB/design-copies?token=secret';
const line = order.lines[0] as OrderLine;

const showPage = (
  changes: Partial<typeof order> = {},
  api: PageOptions['api'] = {},
  options: Partial<PageOptions> = {},
) =>
  renderPage(<OrderPage />, {
    ...options,
    path: PATH,
    route: '/orders/:number',
    api: { [GET_ORDER]: { ...order, ...changes }, ...api },
  });

const findRow = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

it('shows number, status, timeline, lines, totals, and a payment that is being checked', async () => {
  showPage();
  expect(await screen.findByRole('heading', { name: 'Order RM-AAAA-BBBB', level: 1 })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Peacock Mug')).toBeVisible();
  const help = within(screen.getByRole('navigation', { name: 'Help with this order' }));
  expectLink('Raise a grievance', '/grievances?order=RM-AAAA-BBBB', help);
  expect(findRow('Items')).toHaveTextContent('₹998.00');
  expect(findRow('CGST')).toHaveTextContent('₹23.76');
  expect(findRow('Total')).toHaveTextContent('₹998.00');
  expect(screen.getByText('We are asking your bank.')).toBeVisible();
  expect(screen.queryByText(/failed/i)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay Now' })).toBeVisible();
});

it('shows the promised arrival until the order has arrived', async () => {
  const changes = { arrival: { from: '2026-12-08', to: '2026-12-10' }, needed_by: '2026-12-12' };
  const { unmount } = showPage(changes);
  expect(await screen.findByText('With you 8–10 December')).toBeVisible();
  expect(screen.getByText('Needed by 12 December')).toBeVisible();
  unmount();
  showPage({ ...changes, status: 'delivered' });
  await screen.findByRole('list', { name: 'Timeline' });
  expect(screen.queryByText(/^With you/)).not.toBeInTheDocument();
});

it('shows a picture of each printed side of a design', async () => {
  const pictures = [
    { label: 'Front', url: '/api/front.jpg' },
    { label: 'Back', url: '/api/back.jpg' },
  ];
  showPage({ lines: [{ ...line, design_picture: '/api/front.jpg', design_pictures: pictures }] });
  const front = await screen.findByRole('img', { name: 'Your design on Peacock Mug: Front' });
  expect(front).toHaveAttribute('src', '/api/front.jpg');
  const back = screen.getByRole('img', { name: 'Your design on Peacock Mug: Back' });
  expect(back).toHaveAttribute('src', '/api/back.jpg');
});

it.each([
  ['none', 'Your order is waiting for your payment. We’ll start as soon as it’s paid.'],
  ['failed', 'Your last payment did not go through.'],
] as const)('says what became of the payment: %s', async (payment_attempt, text) => {
  showPage({ payment_attempt });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('We are asking your bank.')).not.toBeInTheDocument();
});

it('asks before it cancels an unpaid order', async () => {
  const cancelledOrder = { ...order, status: 'cancelled', can_pay: false, can_cancel: false };
  const { user, api } = showPage({}, { 'POST /orders/RM-AAAA-BBBB/cancel?token=secret': cancelledOrder });
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  api.setResponses({ [GET_ORDER]: cancelledOrder });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.getByText('Your order has been cancelled.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
});

it('asks for confirmation before it cancels a paid order, and shows a refusal', async () => {
  const { user } = showPage(
    { status: 'confirmed', payment_status: 'paid', can_pay: false },
    { 'POST /orders/RM-AAAA-BBBB/cancel?token=secret': createRefusal(409, 'Already being made.') },
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this order?' });
  await user.click(within(dialog).getByRole('button', { name: 'Yes, cancel' }));
  expect(await within(dialog).findByText('Already being made.')).toBeVisible();
});

const delivered = { status: 'delivered', payment_status: 'paid', can_pay: false, can_cancel: false } as const;
const GET_ITEMS = 'GET /items?ids=peacock-mug';
const requested = { amount: 998, requested_at: '2026-11-22T09:00:00.000Z' };
const completed = { ...requested, completed_at: '2026-11-23T20:00:00.000Z' };

it.each([
  ['razorpay', requested, 'Refund on its way', /^Your refund of ₹998.00 is on its way/],
  ['upi', requested, 'Refund on its way', /on its way\. We’ll write to you to ask where to send it\.$/],
  ['razorpay', completed, 'Refunded', /^We refunded ₹998.00 on 24 Nov 2026/],
] as const)('says what became of a refund by %s: %j', async (payment_method, refund, state, text) => {
  showPage({ ...delivered, payment_method, payment_status: 'refunded', refunded: 998, refunds: [refund] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(`Payment: ${state}`)).toBeVisible();
});

it('leaves the cart unchanged when none of the products is available', async () => {
  const { user, currentUrl } = showPage(delivered, { [GET_ITEMS]: [] });
  await user.click(await screen.findByRole('button', { name: 'Order Again' }));
  expect(await screen.findByText('Peacock Mug is no longer available, so we left it out.')).toBeVisible();
  expect(currentUrl()).toBe(PATH);
  expect(readStoredCart()).toEqual([]);
});

it('replaces an option that is no longer available and says so', async () => {
  const lines = [{ ...line, options: { colour: 'pink' }, choices: [{ label: 'Colour', value: 'Pink' }] }];
  const { user, navigationState } = showPage(
    { ...delivered, lines },
    { [GET_ITEMS]: [{ ...peacockMug, options: mugOptions }] },
  );
  await user.click(await screen.findByRole('button', { name: 'Order Again' }));
  await waitFor(() => expect(readStoredCart()).toMatchObject([{ id: 'peacock-mug', quantity: 2 }]));
  expect(readStoredCart()[0]).not.toHaveProperty('options');
  const change = 'Peacock Mug: Colour Pink is not available, so we chose White.';
  await waitFor(() => expect(navigationState()).toEqual({ changes: [change] }));
});

it('orders personalised lines again with a copy of their design', async () => {
  const lines = [
    { ...line, design_id: 'd1' },
    { ...line, customDesign: { url: '/uploads/1/cat.webp', name: 'cat.png' } },
    { ...line, name: 'Lotus Mug', design_id: 'gone' },
  ];
  const copies = [{ line: 0, design: { id: 'copy', token: 'secret' } }];
  const { user, currentUrl, navigationState } = showPage(
    { ...delivered, lines },
    { [GET_ITEMS]: [peacockMug], [POST_COPIES]: { status: 201, body: copies } },
  );
  await user.click(await screen.findByRole('button', { name: 'Order Again' }));
  await waitFor(() => expect(currentUrl()).toBe('/cart'));
  expect(readStoredCart()).toMatchObject([
    { id: 'peacock-mug', quantity: 2, design: { id: 'copy', token: 'secret' } },
    { id: 'peacock-mug', quantity: 2, customDesign: { url: '/uploads/1/cat.webp', name: 'cat.png' } },
  ]);
  const change = 'Your design for the Lotus Mug is no longer stored, so we left it out.';
  await waitFor(() => expect(navigationState()).toEqual({ changes: [change] }));
});

it('requests the same copies again after a failure', async () => {
  const lines = [{ ...line, design_id: 'd1' }];
  const { user, api, currentUrl } = showPage(
    { ...delivered, lines },
    { [GET_ITEMS]: [peacockMug], [POST_COPIES]: noConnection },
  );
  await user.click(await screen.findByRole('button', { name: 'Order Again' }));
  expect(await screen.findByText(/could not be added to your cart/)).toBeVisible();
  api.setResponses({ [POST_COPIES]: [{ line: 0, design: { id: 'copy', token: 'secret' } }] });
  await user.click(screen.getByRole('button', { name: 'Order Again' }));
  await waitFor(() => expect(currentUrl()).toBe('/cart'));
  const tokens = api.to(POST_COPIES).map(({ body }) => (body as { token: string }).token);
  expect(tokens).toEqual([tokens[0], tokens[0]]);
  expect(tokens[0]).toMatch(/^[\w-]{43}$/);
});

it.each([
  ['a guest', {}, 'Sign In'],
  ['a customer', { session: { user: asha } }, 'My Orders'],
])('shows %s a not-found message for an unknown order', async (_visitor, options, link) => {
  showPage({}, { [GET_ORDER]: createRefusal(404, 'We couldn’t find this order.') }, options);
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('RM-AAAA-BBBB');
  expect(screen.getByRole('link', { name: link })).toBeVisible();
});

it('mails the link that confirms a cash order again, to a corrected address', async () => {
  const POST_MAIL = 'POST /orders/RM-AAAA-BBBB/confirmation-mail?token=secret';
  const cashOrder = { payment_method: 'cash', status: 'placed', can_pay: false } as const;
  const { user, api } = showPage(cashOrder, {
    [POST_MAIL]: { ...order, ...cashOrder, contact: { ...order.contact, email: 'ravi@example.com' } },
  });
  await user.click(await screen.findByText('No mail? Send it again'));
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveValue('ravi@example.in');
  await user.clear(field);
  await user.type(field, 'Ravi@example.com');
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  expect(await screen.findByText('We’ve sent the link to ravi@example.com.')).toBeVisible();
  expect(api.bodiesTo(POST_MAIL)[0]).toEqual({ email: 'ravi@example.com' });
});

it('leads a guest to an account, and keeps the order in the account of a customer', async () => {
  const POST_KEEP = 'POST /orders/RM-AAAA-BBBB/keep?token=secret';
  const guest = showPage({ in_account: false });
  await screen.findByRole('link', { name: 'Create an Account' });
  expectLink('Create an Account', `/signup?next=${encodeURIComponent(PATH)}`);
  guest.unmount();
  const keptOrder = { ...order, in_account: true };
  const { user, api } = showPage(
    { in_account: false },
    { [POST_KEEP]: keptOrder },
    { session: { user: asha } },
  );
  const keepButton = await screen.findByRole('button', { name: 'Keep in My Account' });
  api.setResponses({ [GET_ORDER]: keptOrder });
  await user.click(keepButton);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Keep this order' })).toBeNull());
});
