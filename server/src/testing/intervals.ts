const { jest } = import.meta;

/**
 * Holds all intervals that start before the end of the test. Meant for tests that check releases themselves: on a busy
 * machine, the site's own check every two seconds would otherwise replace a release first.
 */
export function holdIntervals(): void {
  jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined, 0));
}
