import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../run-command.mjs';

/** Files of a small project, by name. The tests and the setup file append lines to the file `log`. */
const FILES = {
  'counter.mjs': `
    globalThis.loads = (globalThis.loads ?? 0) + 1;
    export let calls = 0;
    export const call = () => (calls += 1);`,
  'clock.mjs': 'export const now = 0;',
  'sequencer.cjs': `
    module.exports = class { sort = (tests) => tests.sort((a, b) => a.path.localeCompare(b.path)); cacheResults() {} };`,
  'setup.mjs': `
    import { appendFileSync } from 'node:fs';
    globalThis.write = (line) => appendFileSync('log', line + '\\n');
    afterEach(() => write('hook after ' + expect.getState().currentTestName));`,
  'a.test.mjs': `
    import { call } from './counter.mjs';
    import.meta.jest.useFakeTimers();
    import.meta.jest.spyOn(Date, 'now').mockReturnValue(0);
    test('a', () => write('a: call ' + call() + ', load ' + loads));`,
  'b.test.mjs': `
    import { call } from './counter.mjs';
    test('b', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      write('b: call ' + call() + ', load ' + loads + ', clock ' + (Date.now() > 0));
    });
    test('fails', () => expect(call()).toBe(0));`,
  'c.test.mjs': `
    import.meta.jest.unstable_mockModule('./clock.mjs', () => ({ now: 1 }));
    const { call } = await import('./counter.mjs');
    test('c', () => write('c: call ' + call() + ', load ' + loads));`,
};

test('loads modules once for all test files of a worker, runs setup files and restores mocks for each file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rangmala-jest-'));
  try {
    for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
    const config = {
      rootDir: folder,
      testEnvironment: join(import.meta.dirname, 'environment.cjs'),
      runtime: join(import.meta.dirname, 'runtime.cjs'),
      testMatch: ['**/*.test.mjs'],
      setupFilesAfterEnv: [join(folder, 'setup.mjs')],
      testSequencer: join(folder, 'sequencer.cjs'),
      restoreMocks: true,
      transform: {},
    };
    const options = ['--runInBand', '--json', '--config', JSON.stringify(config)];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--experimental-vm-modules', join(ROOT, 'node_modules/jest/bin/jest.js'), ...options],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stderr).toContain('b.test.mjs');
    const { testResults } = JSON.parse(stdout);
    const results = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status }) => `${basename(name)}: ${title} ${status}`),
    );
    expect(results.sort()).toEqual([
      'a.test.mjs: a passed',
      'b.test.mjs: b passed',
      'b.test.mjs: fails failed',
      'c.test.mjs: c passed',
    ]);
    expect(readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')).toEqual([
      'a: call 1, load 1',
      'hook after a',
      'b: call 2, load 1, clock true',
      'hook after b',
      'hook after fails',
      'c: call 1, load 1',
      'hook after c',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
