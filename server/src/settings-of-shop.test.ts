import { readSettings, SettingsError } from './settings.ts';

const readShop = (env: Record<string, string>) => readSettings(env).shop;

test.each([
  ['with SEED=none', { SEED: 'none' }, false],
  ['with SEED=none and TEST_GATEWAY=on', { SEED: 'none', TEST_GATEWAY: 'on' }, true],
  ['on a public address', { PUBLIC_URL: 'https://shop.example' }, false],
  ['with live keys', { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's' }, false],
  ['with test keys', { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 's' }, true],
])('enables or disables the test gateway %s', (_case, env, expected) => {
  expect(readShop(env).testGateway).toBe(expected);
});

test('uses no demo legal name or grievance officer for a real shop', () => {
  expect(readShop({ SEED: 'none', SITE_NAME: 'Kala' })).toMatchObject({
    legalName: 'Kala',
    grievanceOfficer: 'Grievance Officer of Kala',
  });
});

test('derives GST_STATE from the GSTIN', () => {
  expect(readShop({ GSTIN: '27aapfu0939f1zv' })).toMatchObject({
    gstin: '27AAPFU0939F1ZV',
    gstState: 'Maharashtra',
  });
});

test.each([
  ['CHECKOUT', { CHECKOUT: 'maybe' }],
  ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_ID: 'rzp_test_1' }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_SECRET: 's' }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_WEBHOOK_SECRET: 's' }],
  ['RAZORPAY_API', { RAZORPAY_API: 'ftp://x' }],
  ['RAZORPAY_CHECKOUT', { RAZORPAY_CHECKOUT: 'checkout.js' }],
  ['RECONCILE_SECONDS', { RECONCILE_SECONDS: '0' }],
  ['UPI_ID', { UPI_ID: 'rangmala' }],
  ['UPI_MERCHANT', { UPI_MERCHANT: 'yes' }],
  ['CASH_ON_DELIVERY_LIMIT', { CASH_ON_DELIVERY_LIMIT: '-1' }],
  ['GSTIN', { GSTIN: '27AAPFU0939F1ZW' }],
  ['GST_STATE', { GST_STATE: 'TS' }],
  ['GST_STATE', { GSTIN: '27AAPFU0939F1ZV', GST_STATE: 'Telangana' }],
])('names %s in the error when it is invalid or missing', (name, env) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(new RegExp(`^${name} `));
});
