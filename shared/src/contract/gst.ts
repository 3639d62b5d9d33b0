import { cleanGstin } from './typed-numbers.ts';

/**
 * The states and union territories of India, each with its GST state code (the first two digits of a GSTIN), the first
 * digits of its PIN codes, and the first two digits of PIN codes of other states that it can have too: postal circles
 * cross state borders, and enclaves get their mail from the surrounding state. Source: state codes of the GST portal; 25
 * (Daman and Diu) was merged into 26 in 2020.
 */
export const STATES = [
  ['Andaman and Nicobar Islands', '35', '744', ''],
  ['Andhra Pradesh', '37', '51 52 53', '50'],
  ['Arunachal Pradesh', '12', '790 791 792', '78 79'],
  ['Assam', '18', '78', '79'],
  ['Bihar', '10', '80 81 821 823 824 84 85', '81 82 83'],
  ['Chandigarh', '04', '160', '13 14 16'],
  ['Chhattisgarh', '22', '49', '48'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26', '', '36 39 40'],
  ['Delhi', '07', '11', '20'],
  ['Goa', '30', '403', '40'],
  ['Gujarat', '24', '36 37 38 39', ''],
  ['Haryana', '06', '12 13', '16'],
  ['Himachal Pradesh', '02', '17', '13 14'],
  ['Jammu and Kashmir', '01', '18 19', '19'],
  ['Jharkhand', '20', '814 815 816 82 83', '80 81 82 84 85'],
  ['Karnataka', '29', '56 57 58 59', ''],
  ['Kerala', '32', '67 68 69', ''],
  ['Ladakh', '38', '194', '18 19'],
  ['Lakshadweep', '31', '', '68'],
  ['Madhya Pradesh', '23', '45 46 47 48', '28 49'],
  ['Maharashtra', '27', '40 41 42 43 44', '40'],
  ['Manipur', '14', '795', '79'],
  ['Meghalaya', '17', '793 794', '78 79'],
  ['Mizoram', '15', '796', '79'],
  ['Nagaland', '13', '797 798', '78 79'],
  ['Odisha', '21', '75 76 77', ''],
  ['Puducherry', '34', '605', '53 60 67'],
  ['Punjab', '03', '14 15 16', '13 16 17'],
  ['Rajasthan', '08', '30 31 32 33 34', ''],
  ['Sikkim', '11', '737', ''],
  ['Tamil Nadu', '33', '60 61 62 63 64', '60'],
  ['Telangana', '36', '50', ''],
  ['Tripura', '16', '799', '79'],
  ['Uttar Pradesh', '09', '20 21 22 23 24 25 26 27 28', '24 26'],
  ['Uttarakhand', '05', '246 248 249 263', '20 24 26'],
  ['West Bengal', '19', '70 71 72 73 74', ''],
] as const;

/** Full names, sorted alphabetically. */
export const STATE_NAMES: readonly string[] = STATES.map(([name]) => name);

/** Finds a state, regardless of case and extra spaces. Returns the full name, or undefined for an unknown state. */
export function findStateName(text: string): string | undefined {
  const searchedName = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return STATE_NAMES.find((name) => name.toLowerCase() === searchedName);
}

/** Returns the GST state code for the full name of a state, or '' for an unknown state. */
export function findGstStateCode(name: string): string {
  return STATES.find(([stateName]) => stateName === name)?.[1] ?? '';
}

/** Returns the probable state of a PIN code of six digits; undefined when its first digits are not known. */
export function findStateOfPin(pin: string): string | undefined {
  const findByPrefix = (length: number) =>
    STATES.find(([, , prefixes]) => prefixes.split(' ').includes(pin.slice(0, length)))?.[0];
  return findByPrefix(3) ?? findByPrefix(2);
}

/** Returns whether a state can have a PIN code of six digits although {@link findStateOfPin} returns another state. */
export const canHavePin = (state: string, pin: string): boolean =>
  STATES.some(([name, , , prefixes]) => name === state && prefixes.split(' ').includes(pin.slice(0, 2)));

const DIGIT_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Matches state code, PAN (five letters, four digits, a letter), registration number, Z and check digit. */
const GSTIN_PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Returns whether a text is a GSTIN with a valid check digit (Luhn modulo 36). */
export function isGstin(text: string): boolean {
  return GSTIN_PATTERN.test(text) && computeCheckDigit(text.slice(0, 14)) === text[14];
}

/** Returns the check digit for the first 14 characters of a GSTIN. */
export function computeCheckDigit(first14: string): string {
  let sum = 0;
  [...first14].forEach((character, index) => {
    const weightedDigit = DIGIT_CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(weightedDigit / 36) + (weightedDigit % 36);
  });
  return DIGIT_CHARACTERS[(36 - (sum % 36)) % 36] ?? '';
}

/**
 * Returns a warning when a GSTIN is registered in another state than the delivery state; otherwise undefined. The
 * customer can order despite the warning.
 */
export function findGstinWarning(gstin: string, state: string): string | undefined {
  const cleanedGstin = cleanGstin(gstin);
  const registeredState = STATES.find(([, code]) => cleanedGstin.startsWith(code))?.[0];
  if (!isGstin(cleanedGstin) || state === '' || !registeredState || registeredState === state)
    return undefined;
  return `This GSTIN is registered in ${registeredState}, but the delivery goes to ${state}. Please check.`;
}
