/** Time limit in milliseconds. Without a limit, a failed test would never end. */
const TIMEOUT_MS = 60_000;

/** Loads a text repeatedly until it matches `expected`. Fails after {@link TIMEOUT_MS}. */
export async function expectSoon(loadText: () => Promise<string>, expected: RegExp): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  let text = await loadText();
  while (!expected.test(text) && performance.now() < deadline) {
    await new Promise((resolve) => setImmediate(resolve));
    text = await loadText();
  }
  expect(text).toMatch(expected);
}
