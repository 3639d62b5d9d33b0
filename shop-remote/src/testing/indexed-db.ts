/**
 * Stubs IndexedDB for the tests of the calling file, because jsdom does not provide it. The stub has one store, which is
 * empty at the beginning of each test.
 */
export function stubIndexedDb(): { values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  const storage = globalThis as { indexedDB?: unknown };

  /** Returns a request. Its listeners are called in a microtask, after the caller has set them. */
  const createRequest = <T>(result: T, listenerNames: readonly string[]): Record<string, unknown> => {
    const listeners: Record<string, unknown> = { result };
    queueMicrotask(() => {
      for (const name of listenerNames) (listeners[name] as (() => void) | undefined)?.();
    });
    return listeners;
  };
  const store = {
    put: (value: unknown, key: string) => createRequest(values.set(key, value), ['onsuccess']),
    get: (key: string) => createRequest(values.get(key), ['onsuccess']),
    delete: (key: string) => createRequest(values.delete(key), ['onsuccess']),
    getAllKeys: () => createRequest([...values.keys()], ['onsuccess']),
  };
  const database = {
    createObjectStore: () => store,
    transaction() {
      const transaction = { objectStore: () => store, oncomplete: () => undefined };
      // Completes in a later task, after all requests, because the listener of a request may send another request.
      setTimeout(() => transaction.oncomplete());
      return transaction;
    },
    close: () => undefined,
  };

  beforeEach(() => {
    values.clear();
    storage.indexedDB = { open: () => createRequest(database, ['onupgradeneeded', 'onsuccess']) };
  });
  afterEach(() => {
    delete storage.indexedDB;
  });
  return { values };
}
