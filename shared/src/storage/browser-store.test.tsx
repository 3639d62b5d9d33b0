import { expectConsole } from '@rangmala/shared/testing';
import { createBrowserStore } from './browser-store.ts';

const createNumberStore = () =>
  createBrowserStore<number>({
    key: 'number',
    empty: 0,
    decode: (raw) => {
      const value = Number(raw);
      if (Number.isNaN(value)) throw new TypeError('no number');
      return value < 0 ? { value: -value, problem: 'it was negative' } : { value };
    },
    encode: (value) => (value === 0 ? null : String(value)),
  });

/** Changes the storage and dispatches the storage event, as another tab does. */
function changeInOtherTab(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

function failStorageMethod(method: 'getItem' | 'setItem' | 'removeItem'): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
  });
}

test('notifies listeners until they unsubscribe', () => {
  const store = createNumberStore();
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.update(() => 1);
  store.update((value) => value);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.update(() => 2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('notifies listeners of changes to this key in other tabs', () => {
  const store = createNumberStore();
  const listener = jest.fn();
  store.subscribe(listener);
  changeInOtherTab('number', '7');
  expect(store.read()).toBe(7);
  changeInOtherTab('colour', 'red');
  expect(listener).toHaveBeenCalledTimes(1);
  changeInOtherTab(null, null);
  expect(store.read()).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('bases a change on the latest stored value', () => {
  const store = createNumberStore();
  store.subscribe(() => undefined);
  store.update(() => 1);
  localStorage.setItem('number', '10');
  store.update((value) => value + 1);
  expect(store.read()).toBe(11);
});

test('reads the storage again after a return from the back/forward cache', () => {
  const store = createNumberStore();
  store.subscribe(() => undefined);
  localStorage.setItem('number', '3');
  window.dispatchEvent(new Event('pageshow'));
  expect(store.read()).toBe(3);
});

test('removes and logs invalid content', () => {
  expectConsole('warn', /number was dropped/);
  localStorage.setItem('number', 'many');
  expect(createNumberStore().read()).toBe(0);
  expect(localStorage.getItem('number')).toBeNull();
});

test('repairs and logs partly valid content', () => {
  expectConsole('warn', /number was repaired: it was negative/);
  localStorage.setItem('number', '-4');
  expect(createNumberStore().read()).toBe(4);
  expect(localStorage.getItem('number')).toBe('4');
});

test('keeps the value in memory when the storage is full', () => {
  expectConsole('warn', /number could not be stored/);
  const store = createNumberStore();
  failStorageMethod('setItem');
  store.update(() => 5);
  expect(store.read()).toBe(5);
  store.update((value) => value + 1);
  expect(store.read()).toBe(6);
});

test('keeps the value in memory when the storage is blocked, and logs the failures', () => {
  expectConsole('warn', /number cannot be read/);
  expectConsole('warn', /number could not be stored/);
  failStorageMethod('getItem');
  failStorageMethod('setItem');
  const store = createNumberStore();
  expect(store.read()).toBe(0);
  store.update(() => 5);
  expect(store.read()).toBe(5);
});

test('stores the value when there is space again', () => {
  expectConsole('warn', /number could not be stored/);
  const store = createNumberStore();
  failStorageMethod('setItem');
  store.update(() => 5);
  jest.restoreAllMocks();
  store.update((value) => value + 1);
  expect(localStorage.getItem('number')).toBe('6');
});
