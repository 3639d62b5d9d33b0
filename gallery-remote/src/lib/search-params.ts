/** Parameters by name; an empty or undefined value removes the parameter. */
export type ParamChanges = Readonly<Record<string, string | undefined>>;

/** Returns a changed copy of the parameters. */
export function applyParamChanges(search: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/** Parses the number of entries to show, at most 10,000; returns `minCount` for smaller and invalid numbers. */
export function parseShownCount(value: string | null, minCount: number): number {
  const count = Number(value);
  return Number.isInteger(count) && count > minCount ? Math.min(count, 10_000) : minCount;
}
