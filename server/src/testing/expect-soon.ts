/**
 * Loads a text repeatedly until it matches `expected`. Meant for work that the server does after its response. Jest's
 * time limit ends a failed test.
 */
export async function expectSoon(loadText: () => Promise<string>, expected: RegExp): Promise<void> {
  while (!expected.test(await loadText())) await new Promise((resolve) => setImmediate(resolve));
}
