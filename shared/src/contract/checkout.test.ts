import { contactSchema, deliveryFormSchema } from './checkout.ts';
import { appointmentChangeSchema } from './appointments.ts';

const DELIVERY = {
  email: 'asha@example.in',
  name: 'Asha Rao',
  phone: '98765 43210',
  pin: '506001',
  line1: '4-2-17, Subedari',
  area: 'Hanamkonda',
  landmark: '',
  city: 'Warangal',
  state: 'Telangana',
  gstin: '',
  gift_note: '',
};

test.each([
  ['name', 'అ', 'అ'],
  ['line1', '12', '12'],
  ['phone', ' (+91) ९८७६५–४३२१० ', '+919876543210'],
  ['pin', '\u{200e}506 001 ', '506001'],
  ['gstin', ' 27 aapfu 0939 f1zv ', '27AAPFU0939F1ZV'],
  ['email', 'asha@xn--c2bd4bq1db8d.xn--h2brj9c', 'asha@डाटामेल.भारत'],
  ['gift_note', `${'x\r\n'.repeat(249)}xx`, `${'x\n'.repeat(249)}xx`],
] as const)('the delivery form understands %s %j', (field, typed, value) => {
  expect(deliveryFormSchema.parse({ ...DELIVERY, [field]: typed })[field]).toBe(value);
});

test.each([
  ['name', '\u{200b}\u{2060}', 'Please enter your full name.'],
  ['name', '\u{3164}', 'Please enter your full name.'],
  ['name', '🙂 ---', 'Please enter your full name.'],
  ['line1', '.', 'Please enter your house and street.'],
  ['city', '--', 'Please enter your city.'],
  ['phone', '------', 'Please enter a 10-digit Indian phone number.'],
  ['phone', '+1 415 555 0132', 'Please enter a 10-digit Indian phone number.'],
  ['pin', '------', 'A PIN code has six digits and does not begin with 0.'],
  ['gstin', '27AAPFU0939F1ZW', 'This GSTIN is not valid. Please check its 15 characters.'],
] as const)('the delivery form refuses %s %j', (field, typed, message) => {
  const { error } = deliveryFormSchema.safeParse({ ...DELIVERY, [field]: typed });
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});

test('an appointment stores a phone number as it is read aloud, and none for an empty field', () => {
  const change = { date: '2026-11-23', time: '10:30:00', session_type: 'Call' };
  const readPhone = (phone: string) => appointmentChangeSchema.parse({ ...change, phone }).phone;
  expect(['tel:0091-9876543210', ' '].map(readPhone)).toEqual(['+91 98765 43210', '']);
  expect(contactSchema.safeParse({ ...DELIVERY, phone: 'call me' }).success).toBe(false);
});
