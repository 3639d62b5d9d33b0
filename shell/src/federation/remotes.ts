import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageModule } from '@rangmala/shared/remote';

/**
 * Imports a module of a remote from its container through Module Federation. With `isRetry`, loads the container again
 * from `entry`.
 * @throws when the module cannot be loaded or has no default export
 */
export async function importFromContainer(
  container: string,
  { entry, isRetry }: { entry: string; isRetry: boolean },
  name: string,
): Promise<PageModule> {
  registerRemotes([{ name: container, entry }], { force: isRetry });
  const module = await loadRemote<PageModule>(`${container}/${name}`);
  if (!module?.default) throw new Error(`${container} does not expose ${name}.`);
  return module;
}
