const KEY = 'rangmala.viewed';
/** Number of products that the browser remembers. */
const MAX_PRODUCTS = 12;

/** Returns the ids of the products that were viewed in this browser, as text: the last first, separated by commas. */
export function readViewed(): string {
  try {
    const text = window.localStorage.getItem(KEY) ?? '';
    return /^[\w,-]{0,2000}$/.test(text) ? text : '';
  } catch {
    return '';
  }
}

/** Remembers that a product was viewed. Ignores a storage that is full or forbidden. */
export function storeViewed(id: string): void {
  const ids = [id, ...readViewed().split(',')].filter((each) => /^[\w-]{1,100}$/.test(each));
  try {
    window.localStorage.setItem(KEY, [...new Set(ids)].slice(0, MAX_PRODUCTS).join(','));
  } catch {
    // Ignores the error, because the pages work without the viewed products.
  }
}

/** For `useSyncExternalStore`: the products are read when a page is shown. */
export const subscribeToViewed = () => () => undefined;
