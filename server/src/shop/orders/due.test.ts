import type { OrderRow } from '../../database/order-tables.ts';
import { describeDue } from './due.ts';

const order = {
  status: 'in_production',
  dispatch_by: '2026-12-05',
  arrival_to: '2026-12-09',
  needed_by: null,
} as OrderRow;

test.each([
  // Still 4 December in India, then the first minute of the 5th.
  ['2026-12-04T18:29:00Z', 'dispatch by 2026-12-05'],
  ['2026-12-04T18:30:00Z', 'dispatch by 2026-12-05 DUE TODAY'],
  ['2026-12-05T18:30:00Z', 'dispatch by 2026-12-05 OVERDUE'],
])('marks at %s: %s', (now, text) => {
  expect(describeDue(order, new Date(now))).toBe(text);
});

test.each(['awaiting_payment', 'shipped', 'cancelled'] as const)(
  'marks nothing for the status %s',
  (status) => {
    expect(describeDue({ ...order, status, needed_by: '2026-12-01' }, new Date('2026-12-31T09:00:00Z'))).toBe(
      '',
    );
  },
);
