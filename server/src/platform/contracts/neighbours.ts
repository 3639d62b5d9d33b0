import type { ContractUse } from './contract-uses.ts';

/**
 * Returns the apps that share a contract with an app, sorted by name. These are the apps that use the app's links
 * and slots, and the owners of the links and slots that the app uses. Apps that fill the same slot also
 * share a contract.
 */
export function listNeighbours(app: string, uses: readonly ContractUse[]): string[] {
  const neighbours = new Set<string>();
  for (const { kind, owner, apps } of uses) {
    if (owner === app || (kind === 'slot' && apps.includes(app)))
      apps.forEach((name) => neighbours.add(name));
    if (owner !== undefined && apps.includes(app)) neighbours.add(owner);
  }
  neighbours.delete(app);
  return [...neighbours].sort();
}
