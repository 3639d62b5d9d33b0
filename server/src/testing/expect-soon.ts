/** Loads a text repeatedly until it matches `expected`. Jest's time limit applies. */
export async function expectSoon(loadText: () => Promise<string>, expected: RegExp): Promise<void> {
  let text = await loadText();
  while (!expected.test(text)) {
    await new Promise((resolve) => setImmediate(resolve));
    text = await loadText();
  }
}
