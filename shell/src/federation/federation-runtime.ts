import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { PageModule } from '@rangmala/shared/remote';
import { sharedModules } from './share-scope.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/**
 * Remotes are built without a runtime (`externalRuntime`) and read the shell's from this variable. The library's own
 * `provideExternalRuntime` does the same but bundles the runtime twice.
 */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', shared: sharedModules });

/**
 * Imports a module of a remote from its container.
 * @param isRetry whether the container is loaded again, from another address
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
