import { fireEvent } from '@testing-library/react';
import { waitForFirstInput } from './first-input.ts';

const scrollTo = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

/** Returns an object that records when the promise resolves. */
function observe(promise: Promise<void>): { isResolved: boolean } {
  const state = { isResolved: false };
  void promise.then(() => (state.isResolved = true));
  return state;
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  scrollTo(0);
});

it('resolves at the first input', async () => {
  const state = observe(waitForFirstInput(1_000));
  await jest.advanceTimersByTimeAsync(999);
  expect(state.isResolved).toBe(false);
  fireEvent.pointerDown(document.body);
  await jest.advanceTimersByTimeAsync(0);
  expect(state.isResolved).toBe(true);
});

it('resolves without an input after the time limit', async () => {
  const state = observe(waitForFirstInput(1_000));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(state.isResolved).toBe(true);
});

it('resolves at once when the visitor has scrolled before', async () => {
  scrollTo(200);
  const state = observe(waitForFirstInput(1_000));
  await jest.advanceTimersByTimeAsync(0);
  expect(state.isResolved).toBe(true);
});
