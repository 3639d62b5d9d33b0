const SAFE_NAME = /^[\w@+=,!()~-][\w@+=,!()~. -]*$/;

/**
 * Returns whether a key has at most 512 characters and all its parts are safe names. Parent folders, hidden files and
 * percent encoding are not safe.
 */
export function isSafeKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((name) => SAFE_NAME.test(name) && !name.endsWith('.'));
}
