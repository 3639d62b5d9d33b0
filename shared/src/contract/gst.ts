import { cleanGstin } from './typed-numbers.ts';

/**
 * The states and union territories of India with their GST state codes (the first two digits of a GSTIN). Source: state
 * codes of the GST portal; 25 (Daman and Diu) was merged into 26 in 2020.
 */
export const STATES = [
  ['Andaman and Nicobar Islands', '35'],
  ['Andhra Pradesh', '37'],
  ['Arunachal Pradesh', '12'],
  ['Assam', '18'],
  ['Bihar', '10'],
  ['Chandigarh', '04'],
  ['Chhattisgarh', '22'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26'],
  ['Delhi', '07'],
  ['Goa', '30'],
  ['Gujarat', '24'],
  ['Haryana', '06'],
  ['Himachal Pradesh', '02'],
  ['Jammu and Kashmir', '01'],
  ['Jharkhand', '20'],
  ['Karnataka', '29'],
  ['Kerala', '32'],
  ['Ladakh', '38'],
  ['Lakshadweep', '31'],
  ['Madhya Pradesh', '23'],
  ['Maharashtra', '27'],
  ['Manipur', '14'],
  ['Meghalaya', '17'],
  ['Mizoram', '15'],
  ['Nagaland', '13'],
  ['Odisha', '21'],
  ['Puducherry', '34'],
  ['Punjab', '03'],
  ['Rajasthan', '08'],
  ['Sikkim', '11'],
  ['Tamil Nadu', '33'],
  ['Telangana', '36'],
  ['Tripura', '16'],
  ['Uttar Pradesh', '09'],
  ['Uttarakhand', '05'],
  ['West Bengal', '19'],
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
