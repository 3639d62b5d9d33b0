import { type ChildProcess, spawn } from 'node:child_process';
import { readUsage } from '../../lib/process-usage.ts';
import { ProcessHealth } from './process-health.ts';

const { jest } = import.meta;

/** CPU time above the limits of a process that has rendered few pages. */
const CPU_MS = 2_000;

/** CPU time after which a process has surely been reported, also when the checks come late. */
const LATE_CPU_MS = 20_000;

// A busy machine gives the process little CPU time. The clock stands still, so that only CPU time counts.
beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(0));

const onLinux = process.platform === 'linux' ? it : it.skip;

/** Runs `work` with the process id of a process in an endless loop. */
async function withBusyProcess(work: (pid: number) => Promise<void>): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  try {
    await work(child.pid ?? 0);
  } finally {
    child.kill('SIGKILL');
  }
}

/**
 * Checks a process that answers no ping, until two events are reported or the process has used `maxCpuMs`.
 * @returns the reported events
 */
async function checkHealth(pid: number, readCalls: () => number, maxCpuMs: number): Promise<string[]> {
  const events: string[] = [];
  const health = new ProcessHealth({
    pid,
    sendPing: () => undefined,
    readCalls,
    onHang: () => events.push('hangs'),
    onFailure(reason) {
      health.close();
      events.push(reason);
    },
  });
  health.startRendering();
  while (events.length < 2 && (await readUsage(pid)).cpuMs < maxCpuMs)
    await new Promise((resolve) => setImmediate(resolve));
  health.close();
  return events;
}

onLinux('reports a process that uses CPU time without progress as hanging, and then as failed', () =>
  withBusyProcess(async (pid) => {
    expect(await checkHealth(pid, () => 1, LATE_CPU_MS)).toEqual([
      'hangs',
      'A server bundle did not return: endless loop.',
    ]);
  }),
);

onLinux('does not report a process that calls one release after another', () =>
  withBusyProcess(async (pid) => {
    let calls = 0;
    const readCalls = () => {
      calls += 1;
      return calls;
    };
    expect(await checkHealth(pid, readCalls, CPU_MS)).toEqual([]);
  }),
);
