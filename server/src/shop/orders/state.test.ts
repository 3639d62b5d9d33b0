import { type OrderEvent, derivePaymentAttempt, deriveState, deriveTimeline } from './state.ts';

const createCapture = (amount = 34950, payment_id = 'pay_1'): OrderEvent => ({
  kind: 'payment_captured',
  gateway: 'razorpay',
  payment_id,
  amount,
});
const STARTED_EVENT: OrderEvent = {
  kind: 'payment_started',
  gateway: 'razorpay',
  gateway_order_id: 'order_1',
};
const createRefund = (amount: number): OrderEvent => ({ kind: 'refund_requested', refund_id: 'r1', amount });
const PLACED_EVENT: OrderEvent = { kind: 'placed' };
const describeState = (...events: OrderEvent[]) => {
  const { status, payment_status } = deriveState([PLACED_EVENT, ...events], {
    method: 'razorpay',
    total: 34950,
  });
  return `${status} ${payment_status}`;
};

test.each<[string, string, OrderEvent[]]>([
  ['a new order', 'placed open', []],
  ['a started payment', 'awaiting_payment open', [STARTED_EVENT]],
  [
    'a failed payment attempt',
    'awaiting_payment open',
    [STARTED_EVENT, { kind: 'payment_attempt_failed', gateway: 'razorpay', payment_id: 'p' }],
  ],
  ['a captured payment', 'confirmed paid', [STARTED_EVENT, createCapture()]],
  ['a captured payment before its start', 'confirmed paid', [createCapture(), STARTED_EVENT]],
  [
    'a payment after the payment period',
    'confirmed paid',
    [STARTED_EVENT, { kind: 'payment_closed' }, createCapture()],
  ],
  ['a cancellation before a payment was started', 'cancelled failed', [{ kind: 'cancelled' }]],
  ['a cancellation during a payment', 'cancelled open', [STARTED_EVENT, { kind: 'cancelled' }]],
  [
    'a cancellation before the end of the payment period',
    'cancelled failed',
    [STARTED_EVENT, { kind: 'cancelled' }, { kind: 'payment_closed' }],
  ],
  [
    'a payment after a cancellation',
    'cancelled paid',
    [STARTED_EVENT, { kind: 'cancelled' }, createCapture()],
  ],
  [
    'a full refund',
    'cancelled refunded',
    [STARTED_EVENT, createCapture(), { kind: 'cancelled' }, createRefund(34950)],
  ],
  [
    'a partial refund',
    'shipped partly_refunded',
    [createCapture(), { kind: 'shipped', tracking_url: '' }, createRefund(100)],
  ],
  [
    'an event of an earlier status',
    'shipped paid',
    [createCapture(), { kind: 'shipped', tracking_url: '' }, { kind: 'packed' }],
  ],
])('derives the statuses after %s: %s', (_case, expected, events) => {
  expect(describeState(...events)).toBe(expected);
});

test.each<[string, string, OrderEvent[]]>([
  ['placing', 'placed on_delivery', []],
  ['confirmation', 'confirmed on_delivery', [{ kind: 'confirmed' }]],
  ['delivery', 'delivered paid', [{ kind: 'confirmed' }, { kind: 'delivered' }]],
  ['cancellation', 'cancelled failed', [{ kind: 'cancelled' }]],
])('derives the statuses of an order with cash on delivery after its %s: %s', (_case, expected, events) => {
  const { status, payment_status } = deriveState([PLACED_EVENT, ...events], { method: 'cash', total: 34950 });
  expect(`${status} ${payment_status}`).toBe(expected);
});

const PENDING_EVENT: OrderEvent = { kind: 'payment_attempt_pending', gateway: 'razorpay', payment_id: 'p' };
const FAILED_EVENT: OrderEvent = { ...PENDING_EVENT, kind: 'payment_attempt_failed' };

test.each<[string, 'none' | 'pending' | 'failed', OrderEvent[], number]>([
  ['no payment was started', 'none', [], 0],
  ['a payment was just started', 'pending', [STARTED_EVENT], 10],
  ['the gateway knows no payment after its first checks', 'none', [STARTED_EVENT], 60],
  ['the gateway waits for the bank', 'pending', [STARTED_EVENT, PENDING_EVENT], 60],
  ['the payment failed', 'failed', [STARTED_EVENT, PENDING_EVENT, FAILED_EVENT], 60],
])('derives the payment attempt when %s: %s', (_case, expected, events, seconds) => {
  const at = '2026-11-21T09:35:00.000Z';
  const now = new Date(Date.parse(at) + seconds * 1000);
  expect(
    derivePaymentAttempt(
      [PLACED_EVENT, ...events].map((event) => ({ ...event, at })),
      now,
    ),
  ).toBe(expected);
});

test('lists each status once, in chronological order', () => {
  const events: OrderEvent[] = [
    PLACED_EVENT,
    STARTED_EVENT,
    createCapture(),
    { kind: 'in_production' },
    createCapture(1, 'pay_2'),
    { kind: 'cancelled' },
    { kind: 'packed' },
  ];
  expect(deriveTimeline(events).map(({ status }) => status)).toEqual([
    'placed',
    'awaiting_payment',
    'confirmed',
    'in_production',
    'cancelled',
  ]);
});
