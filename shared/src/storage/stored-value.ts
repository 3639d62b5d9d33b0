/** What was found under a key, and a sentence for the log when not all of it could be believed. */
export interface Decoded<T> {
  value: T;
  problem?: string;
}

export interface StoredOptions<T> {
  key: string;
  /** The value when nothing is stored. */
  empty: T;
  /** Checks what was found before it is believed; may throw when none of it can be. */
  decode: (raw: string) => Decoded<T>;
  /** The text to store; null removes the key. */
  encode: (value: T) => string | null;
}

/** One value of the browser's storage, in the shape that `useSyncExternalStore` takes. */
export interface Stored<T> {
  subscribe: (listener: () => void) => () => void;
  /** The value now; the same object until it changes. Never throws. */
  read: () => T;
  /** Replaces the value, here and in the other tabs. Never throws: what cannot be stored is kept in memory. */
  update: (change: (value: T) => T) => void;
}

/**
 * Keeps one value in localStorage, in step with other tabs. What cannot be believed is removed and
 * logged; a full or forbidden storage is logged and the value lives in memory (specification §8).
 * Browser only: while the server renders, hand `useSyncExternalStore` a server snapshot instead.
 */
export function createBrowserStore<T>({ key, empty, decode, encode }: StoredOptions<T>): Stored<T> {
  const listeners = new Set<() => void>();
  let value = empty;
  /** The text behind `value`, as last found or written. While writing fails it stays, and so does `value`. */
  let known: string | null = null;
  let unreadable = false;

  function load(): void {
    let raw: string | null;
    try {
      raw = window.localStorage.getItem(key);
    } catch (error) {
      if (!unreadable) console.warn(`The stored ${key} cannot be read.`, error);
      unreadable = true;
      return;
    }
    if (raw === known) return;
    known = raw;
    value = raw === null ? empty : believe(raw);
  }

  function believe(raw: string): T {
    let found: Decoded<T>;
    try {
      found = decode(raw);
    } catch (error) {
      console.warn(`The stored ${key} was dropped: it cannot be understood.`, error);
      save(empty);
      return empty;
    }
    if (found.problem !== undefined) {
      console.warn(`The stored ${key} was mended: ${found.problem}.`);
      save(found.value);
    }
    return found.value;
  }

  function save(next: T): void {
    const text = encode(next);
    try {
      if (text === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, text);
      known = text;
    } catch (error) {
      console.warn(`The ${key} could not be stored and is kept for this page only.`, error);
    }
  }

  function notice(): void {
    const before = value;
    load();
    if (value !== before) for (const listener of [...listeners]) listener();
  }

  function onStorage(event: StorageEvent): void {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) notice();
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        // A page that the browser kept aside (back and forward) has missed the events meanwhile.
        window.addEventListener('pageshow', notice);
        // While hydrating nobody has read yet: React looks only after it has subscribed.
        load();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', notice);
      };
    },
    read() {
      // With listeners the events keep the value fresh; without, only looking does.
      if (listeners.size === 0) load();
      return value;
    },
    update(change) {
      // Another tab may have written since: its event can still be on the way.
      load();
      const next = change(value);
      if (next === value) return;
      value = next;
      save(next);
      for (const listener of [...listeners]) listener();
    },
  };
}
