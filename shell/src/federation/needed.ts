import type { Snapshot } from '@rangmala/shared/contract';

/** A page or slot, by the app that offers it. */
export interface Needed {
  app: string;
  name: string;
}

/** What remotes offer for places of a shell page, in the snapshot's order. */
export function fillingsOf({ remotes }: Snapshot, places: readonly string[]): Needed[] {
  return remotes.flatMap(({ app, slots }) =>
    slots.filter(({ slot }) => places.includes(slot)).map(({ component }) => ({ app, name: component })),
  );
}

/** The page itself, and what fills the places that it leaves to remotes. */
export function neededBy(
  { app, page, places }: { app: string; page: string; places: readonly string[] },
  snapshot: Snapshot,
): Needed[] {
  return [{ app, name: page }, ...fillingsOf(snapshot, places)];
}
