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

test('omits an erased phone number', () => {
  expect(createPackingSlip({ ...order, phone: '' }, []).address.at(-1)).toBe('Telangana');
});

test('keeps the order of house numbers beside Urdu on the page', () => {
  const slip = createPackingSlip({ ...order, line1: 'گھر نمبر 12-3 & 4' }, []);
  expect(renderPackingSlipPage(slip, '').html).toContain(
    '<p>گھر نمبر \u206612-3\u2069 &amp; \u20664\u2069</p>',
  );
});
