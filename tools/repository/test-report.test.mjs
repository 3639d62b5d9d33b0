import { countJestResults, countPlaywrightResults, TestReport } from './test-report.mjs';

test('counts checks and summarises them in one line', () => {
  const report = new TestReport();
  report.check('types of shop-remote', { hasPassed: true, output: '' });
  report.check('lint', { hasPassed: false, output: ' \u001b[31mone problem\u001b[39m \n' });
  report.add('tests', { skipped: 2 });
  expect(report.summary).toBe('1 passed, 1 failed, 2 skipped');
  expect(report.outputs).toEqual([{ title: 'FAILED lint', output: 'one problem' }]);
  expect(report.isSuccess).toBe(false);
});

test('reports no success when no test passed', () => {
  expect(new TestReport().isSuccess).toBe(false);
});

test('counts the results of Jest, and a file that does not load as one failure', () => {
  expect(
    countJestResults({
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 3,
    }),
  ).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('counts the results of Playwright, and shows the output of a test that passed only after a repetition', () => {
  const report = new TestReport();
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 1 };
  report.add('browser tests', countPlaywrightResults({ stats, errors: [] }), 'late');
  expect(report.summary).toBe('3 passed, 0 failed, 1 skipped');
  expect(report.outputs).toEqual([{ title: 'UNSTABLE browser tests', output: 'late' }]);
  expect(countPlaywrightResults({ stats, errors: [{}] }).failed).toBe(1);
});
