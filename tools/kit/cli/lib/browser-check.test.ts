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

/** Responds to the start of a check, and to each request for its state with the next of `states`. Repeats the last. */
function answerWith(...states: object[]) {
  globalThis.fetch = async (_url, { method } = {}) =>
    Response.json(
      method === 'POST'
        ? { id: 'a', report: REPORT }
        : { problems: [], report: REPORT, ...(states.length > 1 ? states.shift() : states[0]) },
    );
}

/** Runs the check for up to two hours of simulated time. Returns the message of its error, or undefined without one. */
async function runCheck(): Promise<string | undefined> {
  let outcome: string | undefined | null = null;
  checkInBrowser('https://shop.example', 'shop', '1').then(
    () => (outcome = undefined),
    (error: Error) => (outcome = error.message),
  );
  for (let minute = 0; minute < 120 && outcome === null; minute += 1)
    await jest.advanceTimersByTimeAsync(60_000);
  return outcome ?? undefined;
}

it('waits until the release has passed', async () => {
  answerWith({ state: 'running' }, { state: 'running' }, { state: 'passed' });
  expect(await runCheck()).toBeUndefined();
});

it('fails with the problems of the release', async () => {
  answerWith({ state: 'running' }, { state: 'failed', problems: ['/cart: Error'] });
  expect(await runCheck()).toBe('/cart: Error');
});

it('ends with the address of the report when the check does not end', async () => {
  answerWith({ state: 'running' });
  expect(await runCheck()).toBe(`The browser check has not ended after 45 minutes. Its report: ${REPORT}`);
});
