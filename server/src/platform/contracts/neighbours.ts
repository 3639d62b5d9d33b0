import type { ContractUse } from './contract-uses.ts';

/**
 * Returns the apps that share a contract with an app, sorted: the apps that use its links, slots and events, the owners
 * of the links, slots and events that it uses, and the apps that fill the same slots.
 */
export function neighboursOf(app: string, uses: readonly ContractUse[]): string[] {
  const neighbours = new Set<string>();
  for (const { kind, owner, apps } of uses) {
    if (owner === app || (kind === 'slot' && apps.includes(app)))
      apps.forEach((user) => neighbours.add(user));
    if (owner !== undefined && apps.includes(app)) neighbours.add(owner);
  }
  neighbours.delete(app);
  return [...neighbours].sort();
}
