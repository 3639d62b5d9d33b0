import * as runtimeCore from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/**
 * Hands the shell's federation runtime to the remotes, which are built without one (`externalRuntime`).
 * The library's own `provideExternalRuntime` does the same but bundles the runtime twice.
 */
export default function provideRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'rangmala-provide-runtime',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
      return args;
    },
  };
}
