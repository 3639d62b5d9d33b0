const { jest } = import.meta;

/** Moves the clock of `performance` forward until the end of the test, so that a cache checks the database again. */
export function skipTime(milliseconds: number): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}
