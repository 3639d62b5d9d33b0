import { stripVTControlCharacters } from 'node:util';

/** Counts the passed, failed and skipped checks and tests of a run. */
export class TestReport {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** @type {{ name: string, details: string }[]} */
  failures = [];
  /**
   * Browser tests that failed at first and passed when they were repeated.
   * @type {{ name: string, details: string }[]}
   */
  unstable = [];

  pass(count = 1) {
    this.passed += count;
  }

  fail(name, details = '') {
    this.failed += 1;
    this.failures.push({ name, details: stripVTControlCharacters(details).trim() });
  }

  passAfterRepeat(name, details = '') {
    this.passed += 1;
    this.unstable.push({ name, details: stripVTControlCharacters(details).trim() });
  }

  skip(count = 1) {
    this.skipped += count;
  }

  /** Counts a check as passed or failed. Stores the output of a failed check. */
  check(name, { hasPassed, output }) {
    if (hasPassed) this.pass();
    else this.fail(name, output);
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

/**
 * Adds the results of Jest's `--json` report. A file that fails without a failed test, for example because it does not
 * load, counts as one failure.
 * @param {{ shouldCountSkipped?: boolean }} options whether skipped tests are counted
 */
export function addJestResults(report, results, { shouldCountSkipped = true } = {}) {
  for (const file of results.testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') report.pass();
      else if (status === 'failed') report.fail(`${file.name} › ${fullName}`, failureMessages.join('\n'));
      else if (shouldCountSkipped) report.skip();
    }
    const isFileFailure = file.status === 'failed' && !file.assertionResults.some(isFailure);
    if (isFileFailure) report.fail(file.name, file.message);
  }
}

function isFailure({ status }) {
  return status === 'failed';
}

/**
 * Adds the results of Playwright's JSON reporter. A test that failed at first and passed when it was repeated counts
 * as passed and is listed as unstable.
 */
export function addPlaywrightResults(report, results) {
  for (const error of results.errors ?? []) report.fail('browser tests', error.stack ?? error.message);
  const visit = (suite, titles) => {
    for (const child of suite.suites ?? []) visit(child, [...titles, child.title]);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') report.pass();
        else if (test.status === 'skipped') report.skip();
        else {
          const name = [...titles, spec.title].join(' › ');
          if (test.status === 'flaky') report.passAfterRepeat(name, joinErrorMessages(test));
          else report.fail(name, joinErrorMessages(test));
        }
      }
    }
  };
  for (const suite of results.suites) visit(suite, [suite.title]);
}

function joinErrorMessages(test) {
  const errors = test.results.flatMap((result) => result.errors ?? []);
  return errors.map((error) => error.message ?? error.value ?? '').join('\n');
}
