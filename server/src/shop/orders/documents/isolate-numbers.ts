/**
 * Matches house numbers, PIN codes and phone numbers. By the Unicode algorithm alone, `12-3` after Urdu is drawn as
 * `3-12`, and `500 001` as `001 500`, which couriers misread. Leaves the digit of an emoji such as 1️⃣ alone.
 */
const NUMBERS = /\+?\p{Nd}+(?:[-/ ]\p{Nd}+|[-/][A-Za-z]+)*(?!\p{M})/gu;
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Puts invisible marks around the numbers in right-to-left text, so that their parts are not reversed. */
export const isolateNumbers = (text: string): string =>
  RIGHT_TO_LEFT_LETTER.test(text) ? text.replaceAll(NUMBERS, '\u2066$&\u2069') : text;
