/** A clock that changes only through {@link TestClock.advance}. */
export interface TestClock {
  now: () => Date;
  /** Moves the clock forward by this many milliseconds, or back if the number is negative. */
  advance(ms: number): void;
}

/** Creates a clock. @param start the first time of the clock, in ISO 8601 */
export function createClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
  };
}
