import { readStoredText, writeStoredText } from '@rangmala/shared/storage';

const KEY = 'rangmala.viewed';
/** Number of products that the browser remembers. */
const MAX_PRODUCTS = 12;

/** Returns the ids of the products that were viewed in this browser, as text: the last first, separated by commas. */
export function readViewed(): string {
  const text = readStoredText('localStorage', KEY) ?? '';
  return /^[\w,-]{0,2000}$/.test(text) ? text : '';
}

/** Remembers that a product was viewed. */
export function storeViewed(id: string): void {
  const ids = [id, ...readViewed().split(',')].filter((each) => /^[\w-]{1,100}$/.test(each));
  writeStoredText('localStorage', KEY, [...new Set(ids)].slice(0, MAX_PRODUCTS).join(','));
}
