import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

/**
 * Matches the generated module of the federation plugin. The name of this module contains a digest of absolute paths.
 */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js$/;

/** Matches the container module. The identifier of this module contains the name of the generated module. */
const CONTAINER_ENTRY = /^container entry /;

/** Matches a module that the shell provides, up to its absolute path: `provide module (default) react@19.0.0`. */
const PROVIDED_MODULE = /^provide module .+?(?= = )/;

/**
 * Gives fixed ids to the generated modules of the federation plugin. Webpack derives all other ids from paths
 * relative to the app, so the same sources give the same bundle in every folder. An id that depends on the folder would
 * also move other ids, because webpack gives a module another id when its first choice is taken.
 */
export class StableModuleIds implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(StableModuleIds.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(StableModuleIds.name, (modules) => {
        for (const module of modules) {
          const id = findFixedId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function findFixedId(module: Module): string | undefined {
  if (FEDERATION_ENTRY.test(module.nameForCondition() ?? '')) return 'federation-entry';
  const identifier = module.identifier();
  if (CONTAINER_ENTRY.test(identifier)) return 'container-entry';
  return PROVIDED_MODULE.exec(identifier)?.[0];
}
