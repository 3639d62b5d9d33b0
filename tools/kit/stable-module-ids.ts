import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The module of a container; its identifier contains paths that differ between folders. */
const CONTAINER_ENTRY = /^container entry /;

/**
 * Gives the container's module a fixed id. Webpack derives all other ids from paths relative to the app, so the same
 * sources give the same bundle in every folder.
 */
export class StableModuleIds implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(StableModuleIds.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(StableModuleIds.name, (modules) => {
        for (const module of modules) {
          if (CONTAINER_ENTRY.test(module.identifier())) {
            compilation.chunkGraph.setModuleId(module, 'container-entry');
          }
        }
      });
    });
  }
}
