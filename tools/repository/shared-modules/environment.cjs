const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');

// Loads the copy of jest-environment-node that Jest uses.
const { TestEnvironment: NodeEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

/**
 * Matches calls of Jest functions that replace or reset modules. In a shared environment, later test files would get
 * the replaced modules.
 */
const CHANGES_MODULES = /\b(?:unstable_mockModule|doMock|mock|resetModules|isolateModules(?:Async)?)\(/;

/** The environment that the test files of this worker share. */
const shared = { environment: undefined };

/**
 * Jest environment that all test files of a worker share, see runtime.cjs. A file that replaces modules gets a separate
 * environment.
 */
module.exports = class SharedEnvironment extends NodeEnvironment {
  isShared = false;

  constructor(config, context) {
    const isShared = !CHANGES_MODULES.test(readFileSync(context.testPath, 'utf8'));
    // Jest then uses the shared environment, because `new` returns the object that the constructor returns.
    if (isShared && shared.environment) return shared.environment;
    super(config, context);
    this.isShared = isShared;
    if (isShared) shared.environment = this;
  }

  async teardown() {
    if (!this.isShared) await super.teardown();
  }
};
