import type { OrderEvent } from './order-event.ts';
import { deriveState, timelineOf } from './state.ts';

const captured = (amount = 34950, payment_id = 'pay_1'): OrderEvent => ({
  kind: 'payment_captured',
  gateway: 'razorpay',
  payment_id,
  amount,
});
const started: OrderEvent = { kind: 'payment_started', gateway: 'razorpay', gateway_order_id: 'order_1' };
const refund = (amount: number): OrderEvent => ({ kind: 'refund_requested', refund_id: 'r1', amount });
const placed: OrderEvent = { kind: 'placed' };
const after = (...events: OrderEvent[]) => {
  const { status, payment_status } = deriveState([placed, ...events], { method: 'razorpay', total: 34950 });
  return `${status} ${payment_status}`;
};

test.each<[string, OrderEvent[]]>([
  ['placed open', []],
  ['awaiting_payment open', [started]],
  [
    'awaiting_payment open',
    [started, { kind: 'payment_attempt_failed', gateway: 'razorpay', payment_id: 'p' }],
  ],
  ['confirmed paid', [started, captured()]],
  ['confirmed paid', [captured(), started]],
  ['confirmed paid', [started, { kind: 'payment_closed' }, captured()]],
  ['cancelled failed', [{ kind: 'cancelled' }]],
  ['cancelled open', [started, { kind: 'cancelled' }]],
  ['cancelled failed', [started, { kind: 'cancelled' }, { kind: 'payment_closed' }]],
  ['cancelled paid', [started, { kind: 'cancelled' }, captured()]],
  ['cancelled refunded', [started, captured(), { kind: 'cancelled' }, refund(34950)]],
  ['shipped partly_refunded', [captured(), { kind: 'shipped', tracking_url: '' }, refund(100)]],
  ['shipped paid', [captured(), { kind: 'shipped', tracking_url: '' }, { kind: 'packed' }]],
])('derives %s', (expected, events) => {
  expect(after(...events)).toBe(expected);
});

test.each<[string, OrderEvent[]]>([
  ['placed on_delivery', []],
  ['confirmed on_delivery', [{ kind: 'confirmed' }]],
  ['delivered paid', [{ kind: 'confirmed' }, { kind: 'delivered' }]],
  ['cancelled failed', [{ kind: 'cancelled' }]],
])('derives %s for cash on delivery', (expected, events) => {
  const { status, payment_status } = deriveState([placed, ...events], { method: 'cash', total: 34950 });
  expect(`${status} ${payment_status}`).toBe(expected);
});

test('lists each status once, in chronological order', () => {
  const events: OrderEvent[] = [
    placed,
    started,
    captured(),
    { kind: 'in_production' },
    captured(1, 'pay_2'),
    { kind: 'cancelled' },
    { kind: 'packed' },
  ];
  expect(timelineOf(events).map(({ status }) => status)).toEqual([
    'placed',
    'awaiting_payment',
    'confirmed',
    'in_production',
    'cancelled',
  ]);
});
