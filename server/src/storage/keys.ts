const SAFE_NAME = /^[\w@+=,!()~-][\w@+=,!()~. -]*$/;

/** Whether every part of the key is a plain name: no way up, no hidden file, no encoded trick. */
export function isSafeKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((name) => SAFE_NAME.test(name) && !name.endsWith('.'));
}
