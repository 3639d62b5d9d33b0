import type { LineDesign } from '@rangmala/shared/cart';
import { readStoredRecord, writeStoredRecord } from './stored-record.ts';

const STORAGE_KEY = 'rangmala.designs';
const ID_PATTERN = /^[\w-]{1,100}$/;

/** Returns whether this browser stores an unfinished design of any product. */
export const hasUnfinishedDesigns = (): boolean => Object.keys(readStoredRecord(STORAGE_KEY)).length > 0;

/** Returns the stored unfinished design of a product; undefined when none can be read. */
export function readUnfinishedDesign(productId: string): LineDesign | undefined {
  const storedDesign = readStoredRecord(STORAGE_KEY)[productId];
  return isStoredDesign(storedDesign) ? { id: storedDesign.id, token: storedDesign.token } : undefined;
}

/**
 * Stores the unfinished design of a product, or removes the stored design when `design` is undefined. Logs a warning
 * when the browser refuses the change.
 */
export function storeUnfinishedDesign(productId: string, design: LineDesign | undefined): void {
  const { [productId]: storedDesign, ...others } = readStoredRecord(STORAGE_KEY);
  if (!storedDesign && !design) return;
  writeStoredRecord(STORAGE_KEY, design ? { ...others, [productId]: design } : others);
}

/** Returns whether a value of the browser's storage has a valid id and a valid token of a design. */
export function isStoredDesign(value: unknown): value is LineDesign {
  if (typeof value !== 'object' || value === null) return false;
  const { id, token } = value as Partial<Record<keyof LineDesign, unknown>>;
  return [id, token].every((part) => typeof part === 'string' && ID_PATTERN.test(part));
}
