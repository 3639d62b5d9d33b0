const SAFE_NAME = /^[\w@+=,!()~-][\w@+=,!()~. -]*$/;

/** Returns whether every part of the key is a plain name: no parent folder, no hidden file, no encoding. */
export function isSafeKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((name) => SAFE_NAME.test(name) && !name.endsWith('.'));
}
