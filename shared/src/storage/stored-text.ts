type StorageArea = 'localStorage' | 'sessionStorage';

/** Returns a stored text; null when there is none, and in a browser that forbids the storage. */
export function readStoredText(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Ignores a storage that is full or forbidden: pages work without stored texts. */
export function writeStoredText(area: StorageArea, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // The text is lost with the page.
  }
}
