/** Repeats a request until the response matches. Jest's time limit applies. */
export async function expectSoon(loadText: () => Promise<string>, expected: RegExp): Promise<void> {
  let response = await loadText();
  while (!expected.test(response)) {
    await new Promise((resolve) => setImmediate(resolve));
    response = await loadText();
  }
}
