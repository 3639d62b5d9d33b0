/** A decoded value, with a log message when part of it was invalid. */
export interface Decoded<T> {
  value: T;
  problem?: string;
}

export interface BrowserStoreOptions<T> {
  key: string;
  /** The value when nothing is stored. */
  empty: T;
  /** Decodes the stored text. Throws when the text is invalid as a whole. */
  decode: (raw: string) => Decoded<T>;
  /** Returns the text to store; null removes the key. */
  encode: (value: T) => string | null;
}

/** A value in localStorage with the functions that `useSyncExternalStore` needs. */
export interface BrowserStore<T> {
  subscribe: (listener: () => void) => () => void;
  /** Returns the value. Returns the same object until the value changes. Never throws. */
  read: () => T;
  /** Replaces the value in all tabs. A value that cannot be stored is kept in this tab's memory only. */
  update: (change: (value: T) => T) => void;
}

/**
 * Creates a store of a value in localStorage, synchronised across tabs. The store resets or repairs invalid content and
 * logs a warning. When a value cannot be stored, the store keeps the value in memory and logs a warning. The store
 * works only in a browser, so `useSyncExternalStore` needs a server snapshot.
 */
export function createBrowserStore<T>({
  key,
  empty,
  decode,
  encode,
}: BrowserStoreOptions<T>): BrowserStore<T> {
  const listeners = new Set<() => void>();
  let value = empty;
  /** The stored text of `value`. After a failed write, the text that was stored before the write. */
  let storedText: string | null = null;
  let isUnreadable = false;

  function load(): void {
    let raw: string | null;
    try {
      raw = window.localStorage.getItem(key);
    } catch (error) {
      if (!isUnreadable) console.warn(`The stored ${key} cannot be read.`, error);
      isUnreadable = true;
      return;
    }
    if (raw === storedText) return;
    storedText = raw;
    value = raw === null ? empty : decodeOrReset(raw);
  }

  function decodeOrReset(raw: string): T {
    let decoded: Decoded<T>;
    try {
      decoded = decode(raw);
    } catch (error) {
      console.warn(`The stored ${key} was dropped: it is invalid.`, error);
      save(empty);
      return empty;
    }
    if (decoded.problem !== undefined) {
      console.warn(`The stored ${key} was repaired: ${decoded.problem}.`);
      save(decoded.value);
    }
    return decoded.value;
  }

  function save(newValue: T): void {
    const text = encode(newValue);
    try {
      if (text === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, text);
      storedText = text;
    } catch (error) {
      console.warn(`The ${key} could not be stored and is kept for this page only.`, error);
    }
  }

  function notifyOfChange(): void {
    const previousValue = value;
    load();
    if (value !== previousValue) for (const listener of [...listeners]) listener();
  }

  function onStorage(event: StorageEvent): void {
    // The key is null when another tab has cleared the whole storage.
    if (event.key === key || event.key === null) notifyOfChange();
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        // Loads the value again, because a page from the back/forward cache has missed storage events.
        window.addEventListener('pageshow', notifyOfChange);
        // Loads the value now, because `read` does not load the value while there are listeners.
        load();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', notifyOfChange);
      };
    },
    read() {
      // Without listeners, the store does not receive storage events, so it loads the value at each read.
      if (listeners.size === 0) load();
      return value;
    },
    update(change) {
      // Loads the value, because another tab may have changed the value and the storage event may not have arrived yet.
      load();
      const newValue = change(value);
      if (newValue === value) return;
      value = newValue;
      save(newValue);
      for (const listener of [...listeners]) listener();
    },
  };
}
