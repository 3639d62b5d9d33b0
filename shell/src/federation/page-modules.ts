import type { Snapshot } from '@rangmala/shared/contract';

/** A page or slot component of an app. */
export interface ModuleReference {
  app: string;
  name: string;
}

/** Returns the components that remotes offer for these slots, in the sequence of the snapshot. */
export function listSlotModules(
  { remotes }: Pick<Snapshot, 'remotes'>,
  names: readonly string[],
): ModuleReference[] {
  return remotes.flatMap(({ app, slots }) =>
    slots.filter(({ slot }) => names.includes(slot)).map(({ component }) => ({ app, name: component })),
  );
}

/** Returns the modules that a page is rendered from: the page itself and the components in its slots. */
export function listPageModules(
  { app, page, slots }: { app: string; page: string; slots: readonly string[] },
  snapshot: Snapshot,
): ModuleReference[] {
  return [{ app, name: page }, ...listSlotModules(snapshot, slots)];
}
