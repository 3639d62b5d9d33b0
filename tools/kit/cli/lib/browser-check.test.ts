import { checkInBrowser } from './browser-check.ts';

const { jest } = import.meta;
const originalFetch = globalThis.fetch;
const originalWrite = process.stdout.write;

beforeEach(() => {
  jest.useFakeTimers();
  process.stdout.write = () => true;
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
  process.stdout.write = originalWrite;
});

const REPORT = 'https://shop.example/_checks/a';

/**
 * Replaces fetch. Answers each request for the state of the check with the next element of `states`, and repeats the
 * last element.
 */
function mockCheckStates(...states: object[]) {
  globalThis.fetch = async (_url, { method } = {}) =>
    Response.json(
      method === 'POST'
        ? { id: 'a', report: REPORT }
        : { problems: [], report: REPORT, ...(states.length > 1 ? states.shift() : states[0]) },
    );
}

/** Runs the check for up to two simulated hours. Returns `passed`, the message of the error, or `not ended`. */
async function runCheck(): Promise<string> {
  const notEnded = 'not ended';
  let outcome: string = notEnded;
  checkInBrowser('https://shop.example', 'shop', '1').then(
    () => (outcome = 'passed'),
    (error: Error) => (outcome = error.message),
  );
  for (let minute = 0; minute < 120 && outcome === notEnded; minute += 1)
    await jest.advanceTimersByTimeAsync(60_000);
  return outcome;
}

it('waits until the release has passed the browser check', async () => {
  mockCheckStates({ state: 'running' }, { state: 'running' }, { state: 'passed' });
  expect(await runCheck()).toBe('passed');
});

it('fails with the problems that the browser check has found', async () => {
  mockCheckStates({ state: 'running' }, { state: 'failed', problems: ['/cart: Error'] });
  expect(await runCheck()).toBe('/cart: Error');
});

it('fails with the address of the report when the browser check takes more than 45 minutes', async () => {
  mockCheckStates({ state: 'running' });
  expect(await runCheck()).toBe(`The browser check has not ended after 45 minutes. Its report: ${REPORT}`);
});
