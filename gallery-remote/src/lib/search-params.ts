/** Parameters by name; an empty or undefined value removes the parameter. */
export type ParamChanges = Readonly<Record<string, string | undefined>>;

/** Returns a copy of the parameters with these changes. */
export function withParams(search: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Parses the number of entries to show; at least `minCount`. */
export function parseShownCount(value: string | null, minCount: number): number {
  const count = Number(value);
  return Number.isInteger(count) && count > minCount ? Math.min(count, 10_000) : minCount;
}
