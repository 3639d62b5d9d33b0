/** Entries of a query by their name; an empty or missing value takes the entry out. */
export type ParamChanges = Readonly<Record<string, string | undefined>>;

/** A query with some of its entries changed. */
export function withParams(search: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** How many entries of a list an address wants to see; never fewer than a page begins with. */
export function parseShownCount(value: string | null, atFirst: number): number {
  const wanted = Number(value);
  return Number.isInteger(wanted) && wanted > atFirst ? Math.min(wanted, 10_000) : atFirst;
}
