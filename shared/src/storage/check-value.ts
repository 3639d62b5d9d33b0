/**
 * Functions that check stored values without the validation library. The library is too large for the code that runs at
 * the start of every page.
 */

/**
 * Returns the value's fields.
 * @throws TypeError when the value is not an object or is an array
 */
export function checkObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('An object is expected.');
  }
  return value as Record<string, unknown>;
}

/**
 * Returns the value.
 * @throws TypeError when the value is not a string or does not match the pattern
 */
export function checkText(value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError(`${pattern} is expected.`);
  return value;
}

/**
 * Returns the value.
 * @throws TypeError when the value is not a number or is outside the limits
 */
export function checkNumber(value: unknown, min: number, max = Number.MAX_VALUE): number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new TypeError(`A number from ${min} to ${max} is expected.`);
  }
  return value;
}

/**
 * Returns the results of `read` for the entries of a list.
 * @throws TypeError when the value is not a list, and the error of `read` for an invalid entry
 */
export function checkList<T>(value: unknown, read: (entry: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new TypeError('A list is expected.');
  return value.map(read);
}
