/** Returns the number of free times as an announcement for screen readers. */
export function describeFreeTimes(count: number): string {
  return count === 0
    ? 'There are no free times on this day. Please choose another date.'
    : `Now choose the time: ${formatCount(count, 'free time')}.`;
}

/** Returns a count with its noun, for example `1 artist` or `2 artists`. */
export const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
