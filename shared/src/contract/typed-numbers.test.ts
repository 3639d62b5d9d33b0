import { cleanGstin, formatPhoneNumber, parsePhoneNumber, parsePinCode } from './typed-numbers.ts';

const ASHA = '+919876543210';

test.each([
  ['ten digits', '9876543210', ASHA],
  ['spaces', ' 98765 43210 ', ASHA],
  ['a country code', '+91 98765 43210', ASHA],
  ['a country code without plus', '91-9876543210', ASHA],
  ['an international prefix', '0091 98765-43210', ASHA],
  ['a trunk prefix', '09876543210', ASHA],
  ['a country code and a trunk prefix in brackets', '+91 (0) 98765 43210', ASHA],
  ['a second country code', '+91 91 98765 43210', ASHA],
  ['a second country code with plus', '+91 +91 98765 43210', ASHA],
  ['the scheme of a link', 'tel:+91-98765-43210', ASHA],
  ['a label', 'Ph. No.: 98765 43210', ASHA],
  ['a label in Hindi', 'फ़ोन +91 98765 43210', ASHA],
  ['a note after it', '98765 43210 (WhatsApp)', ASHA],
  ['dots', '98765.43210', ASHA],
  ['dashes of all kinds', '98765–432‑10', ASHA],
  ['no-break and thin spaces', '98765\u{a0}43\u{2009}210', ASHA],
  ['direction marks of a copied contact', '\u{202a}+91 98765 43210\u{202c}', ASHA],
  ['zero-width spaces and a byte order mark', '\u{feff}98765\u{200b}43210', ASHA],
  ['Devanagari digits', '९८७६५ ४३२१०', ASHA],
  ['Telugu digits', '+౯౧ ౯౮౭౬౫౪౩౨౧౦', ASHA],
  ['Urdu digits', '۹۸۷۶۵۴۳۲۱۰', ASHA],
  ['full-width digits', '＋９１９８７６５４３２１０', ASHA],
  ['a landline with area code', '040 2345 6789', '+914023456789'],
  ['a mobile number that begins with 91', '91234 56789', '+919123456789'],
  ['a foreign number', '+1 (415) 555-0132', '+14155550132'],
  ['a foreign number with 00', '0044 20 7946 0018', '+442079460018'],
])('understands a phone number with %s', (_case, text, number) => {
  expect(parsePhoneNumber(text)).toBe(number);
});

test.each([
  '',
  '------',
  '+',
  '12345',
  '987654321',
  '98765 432101',
  '+91 98765',
  '98765 4321O',
  '0000000000',
  '98765+43210',
  '98765 43210 / 98765 43211',
  '98765 43210 or 98765 43211',
  '+1 415 555 CATS',
])('refuses %j as a phone number', (text) => {
  expect(parsePhoneNumber(text)).toBeUndefined();
});

test('formats an Indian number in two groups, and no other number', () => {
  expect([ASHA, '+14155550132'].map(formatPhoneNumber)).toEqual(['+91 98765 43210', '+14155550132']);
});

test.each([
  ['500001', '500001'],
  ['500 001', '500001'],
  ['५०० ००१', '500001'],
  ['PIN: 500\u{2011}001.', '500001'],
  ['हैदराबाद 500001', '500001'],
  ['500001, Hyderabad', '500001'],
  ['500001O', undefined],
  ['\u{200e}5\u{200b}00001', '500001'],
  ['012345', undefined],
  ['5000011', undefined],
  ['------', undefined],
])('reads the PIN code %j', (text, pin) => {
  expect(parsePinCode(text)).toBe(pin);
});

test.each([
  ' 27 aapfu 0939 f1zv ',
  'GST number: 27-AAPFU-0939F-1ZV',
  '२७AAPFU०९३९F1ZV',
  '\u{feff}27AAPFU0939F1ZV\u{200b}',
])('reads the GSTIN %j', (text) => {
  expect(cleanGstin(text)).toBe('27AAPFU0939F1ZV');
});
