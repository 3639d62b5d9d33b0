import { stripVTControlCharacters } from 'node:util';

/** What the checks and tests of one run came to. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** @type {{ name: string, details: string }[]} */
  failures = [];

  pass(count = 1) {
    this.passed += count;
  }

  fail(name, details = '') {
    this.failed += 1;
    this.failures.push({ name, details: stripVTControlCharacters(details).trim() });
  }

  skip(count = 1) {
    this.skipped += count;
  }

  /** Adds one check: passed, or failed with what it said. */
  check(name, { passed, output }) {
    if (passed) this.pass();
    else this.fail(name, output);
  }

  /** A run in which nothing passed has shown nothing. */
  get isGood() {
    return this.failed === 0 && this.passed > 0;
  }

  /** The line that every run ends with. */
  get line() {
    return `${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`;
  }
}

/** Counts a report of jest's `--json`. */
export function addJest(tally, report) {
  for (const file of report.testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') tally.pass();
      else if (status === 'failed') tally.fail(`${file.name} › ${fullName}`, failureMessages.join('\n'));
      else tally.skip();
    }
    const failedAsAWhole = file.status === 'failed' && !file.assertionResults.some(isFailure);
    if (failedAsAWhole) tally.fail(file.name, file.message);
  }
}

function isFailure({ status }) {
  return status === 'failed';
}

/** Counts a report of Playwright's json reporter. A test that passed only on another try has failed. */
export function addPlaywright(tally, report) {
  for (const error of report.errors ?? []) tally.fail('browser tests', error.stack ?? error.message);
  const visit = (suite, trail) => {
    for (const child of suite.suites ?? []) visit(child, [...trail, child.title]);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') tally.pass();
        else if (test.status === 'skipped') tally.skip();
        else tally.fail([...trail, spec.title].join(' › '), complaints(test));
      }
    }
  };
  for (const suite of report.suites) visit(suite, [suite.title]);
}

function complaints(test) {
  const errors = test.results.flatMap((result) => result.errors ?? []);
  return errors.map((error) => error.message ?? error.value ?? '').join('\n');
}
