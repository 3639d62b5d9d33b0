/** Returns a count with its noun, for example `1 artist`, `8 artists` or `No artists`. */
export function formatCount(count: number, noun: string): string {
  if (count === 0) return `No ${noun}s`;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
