import { fork } from 'node:child_process';

const { jest } = import.meta;

let starts = 0;
jest.unstable_mockModule('../../lib/worker-process.ts', () => ({
  /** Starts a process that ends at once, because its program does not exist. */
  startIsolatedWorker() {
    starts += 1;
    return fork('/missing-program.cjs', [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  },
}));
const { createPageBundle, withShop } = await import('../../testing/rendered-shop.ts');

it('makes a pause when processes end before any release runs, and rejects pages at once', () =>
  withShop(createPageBundle('return hello'), async (render, { processFailures }) => {
    for (let visit = 0; visit < 5; visit += 1)
      await expect(render('shop')).rejects.toThrow('No render process is free.');
    expect(starts).toBe(2);
    expect(processFailures).toHaveLength(2);
    for (const { release, errorOutput } of processFailures) {
      expect(release).toBeUndefined();
      expect(errorOutput).toContain('missing-program');
    }
  }));
