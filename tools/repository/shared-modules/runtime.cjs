const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');

// Loads the copy of jest-runtime that Jest uses.
const { default: Runtime } = createRequire(require.resolve('jest'))('jest-runtime');

/** Descriptions of the symbols for which the global object contains the state and the event handlers of jest-circus. */
const CIRCUS_SYMBOLS = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'];

/** The runtime that the test files of this worker share. */
const shared = { runtime: undefined };

/**
 * Jest runtime that keeps the loaded modules for the next test file of the worker. The test files share modules in
 * the same way as the tests of one file do. Loading the server takes 1.5 s of CPU time, and the first run of the
 * server takes another second. The test file, the setup files and Jest's own modules are loaded again for each file.
 * A file with a separate environment, see environment.cjs, gets separate modules.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    const [, , , , testPath] = rest;
    if (environment.isShared && shared.runtime) {
      shared.runtime.startFile(testPath);
      // Jest uses the object that a constructor returns.
      return shared.runtime;
    }
    super(config, environment, ...rest);
    this.exitProcess = environment.global.process.exit;
    if (environment.isShared) shared.runtime = this;
  }

  startFile(testPath) {
    const { global, fakeTimersModern } = this._environment;
    fakeTimersModern.useRealTimers();
    // Restores the original function, because Jest replaces this function for each test file.
    global.process.exit = this.exitProcess;
    for (const symbol of Object.getOwnPropertySymbols(global)) {
      if (CIRCUS_SYMBOLS.includes(symbol.description)) delete global[symbol];
    }

    const { esModuleRegistry, moduleRegistry, internalModuleRegistry } = this.registries;
    internalModuleRegistry.clear();
    for (const path of [this._testPath, ...this._config.setupFilesAfterEnv]) {
      moduleRegistry.delete(path);
      esModuleRegistry.delete(pathToFileURL(path).href);
    }
    for (const key of esModuleRegistry.keys()) {
      if (key.startsWith('@jest/globals/')) esModuleRegistry.delete(key);
    }

    this._testPath = testPath;
    this.testMainModule.reset();
    this.testState.state = 'loading';
  }

  teardown() {
    if (this === shared.runtime) this.restoreAllMocks();
    else super.teardown();
  }
};
