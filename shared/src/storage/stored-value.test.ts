import { expectConsole } from '@rangmala/shared/testing';
import { createBrowserStore } from './stored-value.ts';

const number = () =>
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

/** Simulates another tab: changes the storage and dispatches its event. */
function otherTab(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

function forbid(method: 'getItem' | 'setItem' | 'removeItem'): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
  });
}

test('reads a stored value', () => {
  number().update(() => 5);
  expect(localStorage.getItem('number')).toBe('5');
  expect(number().read()).toBe(5);
});

test('removes the key of an empty value', () => {
  const stored = number();
  stored.update(() => 5);
  stored.update(() => 0);
  expect(localStorage.getItem('number')).toBeNull();
});

test('notifies listeners until they unsubscribe', () => {
  const stored = number();
  const listener = jest.fn();
  const leave = stored.subscribe(listener);
  stored.update(() => 1);
  stored.update((value) => value);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  stored.update(() => 2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('notifies listeners of changes to this key in other tabs', () => {
  const stored = number();
  const listener = jest.fn();
  stored.subscribe(listener);
  otherTab('number', '7');
  expect(stored.read()).toBe(7);
  otherTab('colour', 'red');
  expect(listener).toHaveBeenCalledTimes(1);
  otherTab(null, null);
  expect(stored.read()).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('bases a change on the latest stored value', () => {
  const stored = number();
  stored.subscribe(() => undefined);
  stored.update(() => 1);
  localStorage.setItem('number', '10');
  stored.update((value) => value + 1);
  expect(stored.read()).toBe(11);
});

test('reads again after a return from the back/forward cache', () => {
  const stored = number();
  stored.subscribe(() => undefined);
  localStorage.setItem('number', '3');
  window.dispatchEvent(new Event('pageshow'));
  expect(stored.read()).toBe(3);
});

test('removes and logs invalid content', () => {
  expectConsole('warn', /number was dropped/);
  localStorage.setItem('number', 'many');
  expect(number().read()).toBe(0);
  expect(localStorage.getItem('number')).toBeNull();
});

test('repairs and logs partly valid content', () => {
  expectConsole('warn', /number was repaired: it was negative/);
  localStorage.setItem('number', '-4');
  expect(number().read()).toBe(4);
  expect(localStorage.getItem('number')).toBe('4');
});

test('keeps the value in memory when the storage is full', () => {
  expectConsole('warn', /number could not be stored/);
  const stored = number();
  forbid('setItem');
  stored.update(() => 5);
  expect(stored.read()).toBe(5);
  stored.update((value) => value + 1);
  expect(stored.read()).toBe(6);
});

test('keeps the value in memory when the storage is blocked and logs it once', () => {
  expectConsole('warn', /number cannot be read/);
  expectConsole('warn', /number could not be stored/);
  forbid('getItem');
  forbid('setItem');
  const stored = number();
  expect(stored.read()).toBe(0);
  stored.update(() => 5);
  expect(stored.read()).toBe(5);
});

test('stores the value when there is space again', () => {
  expectConsole('warn', /number could not be stored/);
  const stored = number();
  forbid('setItem');
  stored.update(() => 5);
  jest.restoreAllMocks();
  stored.update((value) => value + 1);
  expect(localStorage.getItem('number')).toBe('6');
});
