import { ApiError } from '@rangmala/shared/api';
import { RetryLaterError, retryRequest } from './retry.ts';

/** Sends a request that fails with these errors and then succeeds. Returns the result and the pauses in seconds. */
async function sendWithFailures(errors: readonly Error[], isNeeded = () => true) {
  const remainingErrors = [...errors];
  const pauses: number[] = [];
  const result = await retryRequest(
    () => {
      const error = remainingErrors.shift();
      return error ? Promise.reject(error) : Promise.resolve('sent');
    },
    (seconds) => {
      pauses.push(seconds);
      return Promise.resolve(isNeeded());
    },
  ).catch((error: unknown) => error);
  return { result, pauses };
}

const unreachable = new ApiError(0, 'No connection.');

test('waits 2, 4, 8 … seconds between the attempts, at most a minute', async () => {
  const errors = [...Array.from({ length: 6 }, () => unreachable), new ApiError(503, 'Busy.')];
  expect(await sendWithFailures(errors)).toEqual({ result: 'sent', pauses: [2, 4, 8, 16, 32, 60, 60] });
});

test('waits at least as long as the response requires', async () => {
  const errors = [new RetryLaterError(429, 'Too many.', 30), new RetryLaterError(503, 'Busy.', 1)];
  expect(await sendWithFailures(errors)).toEqual({ result: 'sent', pauses: [30, 4] });
});

test.each([
  ['a refusal', new ApiError(422, 'Damaged.')],
  ['a used-up daily quota', new RetryLaterError(429, 'Too many images today.', 86_400)],
  ['a rate limit without a time', new ApiError(429, 'Too many.')],
])('does not repeat a request after %s', async (_, error) => {
  expect(await sendWithFailures([error])).toEqual({ result: error, pauses: [] });
});

test('stops when the request is no longer needed', async () => {
  expect(await sendWithFailures([unreachable], () => false)).toEqual({ result: unreachable, pauses: [2] });
});
