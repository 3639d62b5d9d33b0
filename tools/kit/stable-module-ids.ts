import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The federation plugin's generated entry module; its name contains a digest of absolute paths. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * Gives the federation plugin's entry module a fixed id. Webpack derives all other ids from paths relative to the
 * app, so the same sources give the same bundle in every folder.
 */
export class StableModuleIds implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(StableModuleIds.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(StableModuleIds.name, (modules) => {
        for (const module of modules) {
          if (FEDERATION_ENTRY.test(module.identifier())) {
            compilation.chunkGraph.setModuleId(module, 'federation-entry');
          }
        }
      });
    });
  }
}
