const SAFE_NAME = /^[\w@+=,!()~-][\w@+=,!()~. -]*$/;

/**
 * Returns whether a key has at most 512 characters and consists of safe names with slashes between them. A safe name
 * has only ASCII letters, digits, spaces and some punctuation, without `%`. A safe name does not begin with a dot or a
 * space, and does not end with a dot.
 */
export function isSafeKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((name) => SAFE_NAME.test(name) && !name.endsWith('.'));
}
