import { stripVTControlCharacters } from 'node:util';

/** Counts the passed, failed and skipped checks and tests of a run. */
export class TestReport {
  passed = 0;
  failed = 0;
  skipped = 0;
  /**
   * Outputs of checks and runners that failed (`FAILED …`), or of runners with a test that failed at first and passed
   * when it was repeated (`UNSTABLE …`).
   * @type {{ title: string, output: string }[]}
   */
  outputs = [];

  /** Adds the counts of a check or runner. A repeated test that passed in the end counts as passed. */
  add(name, { passed = 0, failed = 0, repeated = 0, skipped = 0 }, output = '') {
    this.passed += passed + repeated;
    this.failed += failed;
    this.skipped += skipped;
    if (failed + repeated === 0) return;
    const title = `${failed > 0 ? 'FAILED' : 'UNSTABLE'} ${name}`;
    this.outputs.push({ title, output: stripVTControlCharacters(output).trim() });
  }

  fail(name, output) {
    this.add(name, { failed: 1 }, output);
  }

  /** Counts a check as passed or failed. */
  check(name, { hasPassed, output }) {
    this.add(name, hasPassed ? { passed: 1 } : { failed: 1 }, output);
  }

  /** True when at least one check or test passed and none failed. */
  get isSuccess() {
    return this.failed === 0 && this.passed > 0;
  }

  /** The last line of a run's output. */
  get summary() {
    return `${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`;
  }
}

/** Returns the counts in Jest's `--json` report. A file that does not load counts as one failure. */
export const countJestResults = ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  numPendingTests,
}) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  skipped: numPendingTests,
});

/** Returns the counts of Playwright's JSON reporter. */
export const countPlaywrightResults = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length,
  repeated: stats.flaky,
  skipped: stats.skipped,
});
