import type { OrderRow } from '../../../database/order-tables.ts';
import { createPackingSlip } from './packing-slip.ts';
import { renderPackingSlipPage } from './pages.ts';

const order = {
  number: 'R-1',
  name: 'Asha',
  line1: '1 Lake Road',
  area: 'Banjara Hills',
  landmark: '',
  city: 'Hyderabad',
  pin: '500034',
  state: 'Telangana',
  phone: '+91 98480 12345',
  payment_method: 'cash',
  payment_status: 'on_delivery',
  gift_note: '',
  arrival_from: null,
  arrival_to: null,
  needed_by: null,
} as OrderRow;

test('lists the non-empty parts of the address and the phone number', () => {
  expect(createPackingSlip(order, []).address).toEqual([
    '1 Lake Road',
    'Banjara Hills',
    'Hyderabad 500034',
    'Telangana',
    'Phone +91 98480 12345',
  ]);
});

test('names the arrival and the day by which the customer needs the order', () => {
  const arrival = { arrival_from: '2026-12-08', arrival_to: '2026-12-10', needed_by: '2026-12-12' };
  const slip = createPackingSlip({ ...order, ...arrival }, []);
  expect(renderPackingSlipPage(slip, '').body).toContain('Arrives 8–10 December · Needed by 12 December');
});

test('omits an erased phone number', () => {
  expect(createPackingSlip({ ...order, phone: '' }, []).address.at(-1)).toBe('Telangana');
});
