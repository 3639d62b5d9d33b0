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
