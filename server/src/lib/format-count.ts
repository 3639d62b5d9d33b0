/** Formats a count with its noun: `1 artist`, `2 artists`. */
export const formatCount = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;
