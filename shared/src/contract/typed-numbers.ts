/*
 * Numbers as people type, paste and dictate them: with digits of any script, separators and invisible characters.
 */

/** Returns a text with Latin digits instead of the digits of other scripts, and in compatibility form (NFKC). */
function toLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // The digits of a script have consecutive code points, 0 first.
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

/** Returns the letters and digits of a text in upper case, with Latin digits. */
const keepLettersAndDigits = (text: string): string =>
  toLatinDigits(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** National part of an Indian number: a mobile number, or a landline with its area code. */
const INDIAN_NUMBER = /^[1-9]\d{9}$/;
/** Country code and number, at most 15 digits (ITU-T E.164). */
const INTERNATIONAL_NUMBER = /^[1-9]\d{6,14}$/;
/** A word before a number, such as “Mob.” or a city before a PIN code. */
const LABEL = /^\p{L}+(?=\+?\p{N})/u;
/** Words after a number, such as “(WhatsApp)” or a city. A single letter is rather a digit typed wrong. */
const LABEL_AFTER_PHONE = /(\p{N}{10})\p{L}{2,}$/u;
const LABEL_AFTER_PIN = /(\p{N}{6})\p{L}{2,}$/u;

/**
 * Returns a phone number as `+` and digits. A number without a country code is Indian. Ignores everything but letters,
 * digits and plus signs, words before the number (`tel:`) and after it, the trunk prefix 0 and a second country code.
 * @returns undefined for a text that is no phone number
 */
export function parsePhoneNumber(text: string): string | undefined {
  const typed = toLatinDigits(text)
    .replace(/[^\p{L}\p{N}+]/gu, '')
    .replace(LABEL, '')
    .replace(LABEL_AFTER_PHONE, '$1')
    .replace(/^\+91(?=\+)/, '');
  const [, prefix, digits] = /^(\+|00)?(\d+)$/.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  const indianNumber = digits.replace(prefix ? /^(?:0?910?)+(?=\d{10}$)/ : /^(?:0?910?|0)(?=\d{10}$)/, '');
  if (INDIAN_NUMBER.test(indianNumber) && (indianNumber !== digits || !prefix)) return `+91${indianNumber}`;
  const isForeign = prefix && !digits.startsWith('91') && INTERNATIONAL_NUMBER.test(digits);
  return isForeign ? `+${digits}` : undefined;
}

/** Formats a result of {@link parsePhoneNumber}: `+91 98765 43210`. Leaves foreign numbers unchanged. */
export const formatPhoneNumber = (number: string): string =>
  number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

/** Message about a text that is no PIN code. */
export const INVALID_PIN_CODE = 'A PIN code has six digits and does not begin with 0.';

/** Returns the six digits of a typed PIN code; undefined for a text that is no PIN code. */
export function parsePinCode(text: string): string | undefined {
  const digits = keepLettersAndDigits(text).replace(LABEL, '').replace(LABEL_AFTER_PIN, '$1');
  return /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
}

/** Returns the characters of a typed GSTIN, which may be invalid: upper case, without separators. */
export const cleanGstin = (text: string): string => keepLettersAndDigits(text).replace(LABEL, '');
