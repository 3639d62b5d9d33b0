/** `1 artist`, `8 artists`, `No artist`. */
export function pluralize(count: number, what: string): string {
  if (count === 0) return `No ${what}`;
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
