import { init } from '@module-federation/enhanced/runtime';
import {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { PageModule } from '@rangmala/shared/remote';
import { sharedModules } from './share-scope.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  var _FEDERATION_BUNDLER_RUNTIME: typeof bundlerRuntime | undefined;
}

/** The parts of the runtime that containers use. Without this list the bundle would contain the whole runtime. */
const runtimeCore = {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers: { global: {}, share: {}, utils: {} },
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/**
 * Remotes are built without a runtime (`externalRuntime`) and read the shell's runtime from these variables. The
 * library's own `provideExternalRuntime` sets the first variable, but bundles the runtime twice. Releases that were
 * built before the second variable existed contain their own copy of the bundler runtime.
 */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
globalThis._FEDERATION_BUNDLER_RUNTIME = bundlerRuntime;

/**
 * The shell's instance of the runtime. The library's own `loadRemote` would use the instance of the container that was
 * started last.
 */
const host = init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', shared: sharedModules });

/**
 * Imports a module of a remote from its container. With `isRetry`, loads the container again from `entry`.
 * @throws when the module cannot be loaded or has no default export
 */
export async function importFromContainer(
  container: string,
  { entry, isRetry }: { entry: string; isRetry: boolean },
  name: string,
): Promise<PageModule> {
  host.registerRemotes([{ name: container, entry }], { force: isRetry });
  const module = await host.loadRemote<PageModule>(`${container}/${name}`);
  if (!module?.default) throw new Error(`${container} does not expose ${name}.`);
  return module;
}
