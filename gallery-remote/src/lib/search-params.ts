/** Parameters by name; an empty or undefined value removes the parameter. */
export type ParamChanges = Readonly<Record<string, string | undefined>>;

/** Returns a copy with some parameters changed. */
export function withParams(search: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Parses the number of entries to show; at least `atFirst`. */
export function parseShownCount(value: string | null, atFirst: number): number {
  const wanted = Number(value);
  return Number.isInteger(wanted) && wanted > atFirst ? Math.min(wanted, 10_000) : atFirst;
}
