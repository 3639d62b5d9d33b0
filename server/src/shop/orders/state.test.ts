import type { OrderEvent } from './order-event.ts';
import { deriveState, deriveTimeline } from './state.ts';

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

test.each<[string, OrderEvent[]]>([
  ['placed open', []],
  ['awaiting_payment open', [STARTED_EVENT]],
  [
    'awaiting_payment open',
    [STARTED_EVENT, { kind: 'payment_attempt_failed', gateway: 'razorpay', payment_id: 'p' }],
  ],
  ['confirmed paid', [STARTED_EVENT, createCapture()]],
  ['confirmed paid', [createCapture(), STARTED_EVENT]],
  ['confirmed paid', [STARTED_EVENT, { kind: 'payment_closed' }, createCapture()]],
  ['cancelled failed', [{ kind: 'cancelled' }]],
  ['cancelled open', [STARTED_EVENT, { kind: 'cancelled' }]],
  ['cancelled failed', [STARTED_EVENT, { kind: 'cancelled' }, { kind: 'payment_closed' }]],
  ['cancelled paid', [STARTED_EVENT, { kind: 'cancelled' }, createCapture()]],
  ['cancelled refunded', [STARTED_EVENT, createCapture(), { kind: 'cancelled' }, createRefund(34950)]],
  ['shipped partly_refunded', [createCapture(), { kind: 'shipped', tracking_url: '' }, createRefund(100)]],
  ['shipped paid', [createCapture(), { kind: 'shipped', tracking_url: '' }, { kind: 'packed' }]],
])('derives %s', (expected, events) => {
  expect(describeState(...events)).toBe(expected);
});

test.each<[string, OrderEvent[]]>([
  ['placed on_delivery', []],
  ['confirmed on_delivery', [{ kind: 'confirmed' }]],
  ['delivered paid', [{ kind: 'confirmed' }, { kind: 'delivered' }]],
  ['cancelled failed', [{ kind: 'cancelled' }]],
])('derives %s for cash on delivery', (expected, events) => {
  const { status, payment_status } = deriveState([PLACED_EVENT, ...events], { method: 'cash', total: 34950 });
  expect(`${status} ${payment_status}`).toBe(expected);
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
