import type { LineDesign } from '@rangmala/shared/cart';

const KEY = 'rangmala.designs';
const WORD = /^[\w-]{1,100}$/;

/**
 * Returns the unfinished design that this browser stored for a product; undefined when there is none, or storage is
 * blocked.
 */
export function readUnfinishedDesign(productId: string): LineDesign | undefined {
  const found = readAll()[productId];
  return isDesign(found) ? { id: found.id, token: found.token } : undefined;
}

/** Stores the unfinished design of a product; undefined removes it. Ignores a full storage. */
export function storeUnfinishedDesign(productId: string, design: LineDesign | undefined): void {
  const { [productId]: before, ...others } = readAll();
  if (!before && !design) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(design ? { ...others, [productId]: design } : others));
  } catch (error) {
    console.warn('The design could not be remembered in this browser.', error);
  }
}

function readAll(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

function isDesign(value: unknown): value is LineDesign {
  if (typeof value !== 'object' || value === null) return false;
  const { id, token } = value as Partial<Record<keyof LineDesign, unknown>>;
  return [id, token].every((word) => typeof word === 'string' && WORD.test(word));
}
