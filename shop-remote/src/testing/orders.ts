import type { Checkout, Delivery, Order } from '@rangmala/shared/contract';

/** The checkout data of a small shop. */
export const checkout: Checkout = {
  payments: [
    { value: 'test', label: 'Test payment', hint: 'No money moves.' },
    { value: 'cash', label: 'Cash on delivery', hint: 'Confirmed by mail.' },
  ],
  cash_limit: 2500,
  upi_limit: 2000,
};

/** An order with an open payment. */
export const order: Order = {
  number: 'RM-AAAA-BBBB',
  placed_at: '2026-11-21T09:35:00.000Z',
  status: 'awaiting_payment',
  payment_status: 'open',
  payment_method: 'test',
  contact: { email: 'ravi@example.in', name: 'Ravi Kumar', phone: '+919848022338' },
  address: {
    pin: '506009',
    line1: '4-2-17, Subedari',
    area: 'Hanamkonda',
    landmark: '',
    city: 'Warangal',
    state: 'Telangana',
    gstin: '',
  },
  gift_note: '',
  lines: [
    {
      product_id: 'peacock-mug',
      name: 'Peacock Mug',
      image: '/media/4/peacock-mug-1200x1200.webp',
      options: {},
      choices: [],
      quantity: 2,
      unit_price: 499,
      total: 998,
      hsn: '6912',
      gst_rate: 5,
      refunded: 0,
    },
  ],
  totals: { items: 998, shipping: 0, cgst: 23.76, sgst: 23.76, igst: 0, total: 998 },
  refunded: 0,
  refunds: [],
  timeline: [
    { at: '2026-11-21T09:35:00.000Z', status: 'placed' },
    { at: '2026-11-21T09:35:01.000Z', status: 'awaiting_payment' },
  ],
  can_pay: true,
  can_cancel: true,
  documents: [],
};

/** Returns an address that a customer has saved. */
export const createSavedAddress = () => ({
  ...order.address,
  id: 'a1',
  name: 'Asha Rao',
  phone: '+919848022338',
});

export const arrival: Delivery = {
  served: true,
  from: '2026-12-08',
  to: '2026-12-10',
  order_by: '2026-11-30T14:00:00+05:30',
};

/** Responses with {@link arrival} for the Peacock Mug, as shown and personalised. */
export const deliveryApi: Record<string, Delivery> = Object.fromEntries(
  ['506009', '506003', '500001'].flatMap((pin) =>
    ['', '&personalised=true'].map((suffix) => [
      `GET /delivery?pin=${pin}&product_id=peacock-mug${suffix}`,
      arrival,
    ]),
  ),
);
