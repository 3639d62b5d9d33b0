/** Returns a count with its noun: `1 artist`, `8 artists`, `No artists`. */
export function pluralize(count: number, what: string): string {
  if (count === 0) return `No ${what}s`;
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
