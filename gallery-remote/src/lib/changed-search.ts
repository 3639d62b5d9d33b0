/** Entries of a query by their name; an empty or missing value takes the entry out. */
export type SearchChanges = Readonly<Record<string, string | undefined>>;

/** A query with some of its entries changed. */
export function changedSearch(search: URLSearchParams, changes: SearchChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** How many entries of a list an address wants to see; never fewer than a page begins with. */
export function readShown(value: string | null, atFirst: number): number {
  const wanted = Number(value);
  return Number.isInteger(wanted) && wanted > atFirst ? Math.min(wanted, 10_000) : atFirst;
}
