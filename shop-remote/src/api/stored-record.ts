/** Returns the JSON object that this browser stores under `key`; {} when no JSON object can be read. */
export function readStoredRecord(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? (stored as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/**
 * Stores a JSON object under `key` in this browser. An empty object removes the entry. Logs a warning when the browser
 * refuses the change.
 * @returns whether the browser has stored or removed the entry
 */
export function writeStoredRecord(key: string, record: Record<string, unknown>): boolean {
  try {
    if (Object.keys(record).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(record));
    return true;
  } catch (error) {
    console.warn('The design could not be stored in this browser.', error);
    return false;
  }
}
