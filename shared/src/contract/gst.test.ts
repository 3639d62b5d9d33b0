import {
  computeCheckDigit,
  findGstinWarning,
  findGstStateCode,
  findStateName,
  isGstin,
  STATE_NAMES,
} from './gst.ts';

describe('GSTIN', () => {
  const VALID = '27AAPFU0939F1ZV';

  test('accepts a number with a matching check digit', () => {
    expect(isGstin(VALID)).toBe(true);
    expect(computeCheckDigit(VALID.slice(0, 14))).toBe('V');
  });

  test.each([
    ['a wrong check digit', '27AAPFU0939F1ZW'],
    ['two characters exchanged', '27AAPFU0993F1ZV'],
    ['lower case', VALID.toLowerCase()],
    ['fourteen characters', VALID.slice(0, 14)],
    ['nothing', ''],
  ])('refuses %s', (_case, text) => {
    expect(isGstin(text)).toBe(false);
  });
});

const WRONG_STATE = 'This GSTIN is registered in Maharashtra, but the delivery goes to Kerala. Please check.';

test.each([
  ['27 aapfu 0939 f1zv', 'Kerala', WRONG_STATE],
  ['27AAPFU0939F1ZV', 'Maharashtra', undefined],
  ['27AAPFU0939F1ZV', '', undefined],
  ['27AAPFU', 'Kerala', undefined],
  ['', 'Kerala', undefined],
])('compares the GSTIN %j with the delivery state %j', (gstin, state, warning) => {
  expect(findGstinWarning(gstin, state)).toBe(warning);
});

describe('states', () => {
  test('gives each of the 36 states and union territories a unique GST state code', () => {
    const codes = STATE_NAMES.map(findGstStateCode);
    expect(new Set(codes).size).toBe(36);
    expect(codes.every((code) => /^\d\d$/.test(code))).toBe(true);
    expect(findGstStateCode('Atlantis')).toBe('');
  });

  test('finds a state regardless of case and extra spaces', () => {
    expect(findStateName(' tamil  NADU ')).toBe('Tamil Nadu');
    expect(findStateName('Madras')).toBeUndefined();
  });
});
