import type { LineDesign } from '@rangmala/shared/cart';

const KEY = 'rangmala.designs';
const WORD = /^[\w-]{1,100}$/;

/** Returns the stored unfinished design of a product; undefined when there is none or the storage is blocked. */
export function readUnfinishedDesign(productId: string): LineDesign | undefined {
  const storedDesign = readAll()[productId];
  return isDesign(storedDesign) ? { id: storedDesign.id, token: storedDesign.token } : undefined;
}

/** Stores the unfinished design of a product; undefined removes it. Ignores a full storage. */
export function storeUnfinishedDesign(productId: string, design: LineDesign | undefined): void {
  const { [productId]: storedDesign, ...others } = readAll();
  if (!storedDesign && !design) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(design ? { ...others, [productId]: design } : others));
  } catch (error) {
    console.warn('The design could not be stored in this browser.', error);
  }
}

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? (stored as Record<string, unknown>)
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
