import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { PageModule } from '@rangmala/shared/remote';
import { sharedModules, versionOf } from './share-scope.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Containers of older releases take the federation runtime from this variable. */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([name, get]) => [
      name,
      {
        version: versionOf(name),
        get: async () => get(),
        shareConfig: { singleton: true, requiredVersion: false as const },
      },
    ]),
  ),
});

/** Imports a module of a release whose container was built for the federation runtime. */
export async function importWithRuntime(name: string, url: string, exposed: string): Promise<PageModule> {
  registerRemotes([{ name, entry: url }], { force: new URL(url).searchParams.has('try') });
  const module = await loadRemote<PageModule>(`${name}/${exposed}`);
  if (!module) throw new Error(`${name} does not expose ${exposed}.`);
  return module;
}
