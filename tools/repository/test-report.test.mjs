import { addJestResults, addPlaywrightResults, TestReport } from './test-report.mjs';

test('counts checks and summarises them in one line', () => {
  const report = new TestReport();
  report.check('types of shop-remote', { hasPassed: true, output: '' });
  report.check('lint', { hasPassed: false, output: ' \u001b[31mone problem\u001b[39m \n' });
  report.skip(2);
  expect(report.summary).toBe('1 passed, 1 failed, 2 skipped');
  expect(report.failures).toEqual([{ name: 'lint', details: 'one problem' }]);
  expect(report.isSuccess).toBe(false);
});

test('reports no success when no test passed', () => {
  expect(new TestReport().isSuccess).toBe(false);
});

test('counts the results of Jest, and a file that does not load as one failure', () => {
  const report = new TestReport();
  addJestResults(report, {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: 'whole text',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['because'] },
          { status: 'pending', fullName: 'three' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(report.summary).toBe('1 passed, 2 failed, 1 skipped');
  expect(report.failures).toEqual([
    { name: 'a.test.ts › two', details: 'because' },
    { name: 'b.test.ts', details: 'Cannot find module' },
  ]);
});

test('does not count the skipped tests of Jest with shouldCountSkipped: false', () => {
  const report = new TestReport();
  const assertionResults = [
    { status: 'passed', fullName: 'one' },
    { status: 'pending', fullName: 'two' },
  ];
  const results = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] };
  addJestResults(report, results, { shouldCountSkipped: false });
  expect(report.summary).toBe('1 passed, 0 failed, 0 skipped');
});

test('counts the results of Playwright, and lists a test that passed only after a repetition as unstable', () => {
  const report = new TestReport();
  const spec = (title, status, errors = []) => ({ title, tests: [{ status, results: [{ errors }] }] });
  addPlaywrightResults(report, {
    errors: [],
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [spec('adds', 'expected'), spec('later', 'skipped')],
        suites: [
          {
            title: 'narrow',
            specs: [
              spec('wobbles', 'flaky', [{ message: 'late' }]),
              spec('no', 'unexpected', [{ message: 'gone' }]),
            ],
          },
        ],
      },
    ],
  });
  expect(report.summary).toBe('2 passed, 1 failed, 1 skipped');
  expect(report.failures.map(({ name }) => name)).toEqual(['cart.spec.ts › narrow › no']);
  expect(report.unstable).toEqual([{ name: 'cart.spec.ts › narrow › wobbles', details: 'late' }]);
});
