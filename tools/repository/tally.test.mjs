import { addJest, addPlaywright, Tally } from './tally.mjs';

test('counts checks and ends with the plain line', () => {
  const tally = new Tally();
  tally.check('types of shop-remote', { passed: true, output: '' });
  tally.check('lint', { passed: false, output: ' \u001b[31mone problem\u001b[39m \n' });
  tally.skip(2);
  expect(tally.line).toBe('1 passed, 1 failed, 2 skipped');
  expect(tally.failures).toEqual([{ name: 'lint', details: 'one problem' }]);
  expect(tally.isGood).toBe(false);
});

test('a run in which nothing passed is not good', () => {
  expect(new Tally().isGood).toBe(false);
});

test("counts jest's report, a file that could not be loaded as one failure", () => {
  const tally = new Tally();
  addJest(tally, {
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
  expect(tally.line).toBe('1 passed, 2 failed, 1 skipped');
  expect(tally.failures).toEqual([
    { name: 'a.test.ts › two', details: 'because' },
    { name: 'b.test.ts', details: 'Cannot find module' },
  ]);
});

test("counts Playwright's report, a test that needed a second try as failed", () => {
  const tally = new Tally();
  const spec = (title, status, errors = []) => ({ title, tests: [{ status, results: [{ errors }] }] });
  addPlaywright(tally, {
    errors: [],
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [spec('adds', 'expected'), spec('later', 'skipped')],
        suites: [
          {
            title: 'narrow',
            specs: [spec('wobbles', 'flaky'), spec('no', 'unexpected', [{ message: 'gone' }])],
          },
        ],
      },
    ],
  });
  expect(tally.line).toBe('1 passed, 2 failed, 1 skipped');
  expect(tally.failures.map(({ name }) => name)).toEqual([
    'cart.spec.ts › narrow › wobbles',
    'cart.spec.ts › narrow › no',
  ]);
});
