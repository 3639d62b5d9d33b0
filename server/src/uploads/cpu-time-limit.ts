import type { ChildProcess } from 'node:child_process';
import { readUsage } from '../lib/process-usage.ts';

/**
 * A process is ended after this multiple of its limit even when it has used less CPU time: on a busy machine, a process
 * may get little CPU time.
 */
const MAX_WAIT_FACTOR = 4;

/** Shortest time between two checks, in milliseconds. */
const MIN_CHECK_INTERVAL_MS = 100;

/** Returns the CPU time that a process has used, in milliseconds from any fixed origin. */
export type CpuTimeReader = (worker: ChildProcess) => Promise<number>;

/** The limit of one job of a process. */
export interface CpuTimeLimit {
  /** Whether the process was ended before it had used the CPU time. */
  readonly isStarved: boolean;
  /** Must be called when the job has ended. */
  stop(): void;
}

/**
 * Kills a process after it has used `limitMs` of CPU time since this call, or after {@link MAX_WAIT_FACTOR} times
 * `limitMs`. Never kills the process before `limitMs` have passed, because threads may use more CPU time than that. On
 * systems other than Linux, where CPU time is not known, the clock counts.
 * @param limitMs limit in milliseconds
 */
export function limitCpuTime(worker: ChildProcess, limitMs: number, readTime: CpuTimeReader): CpuTimeLimit {
  const startedAt = performance.now();
  const cpuMsAtStart = readTime(worker);
  let isStarved = false;
  let isStopped = false;
  let timer = setTimeout(check, limitMs);

  function check(): void {
    void Promise.all([cpuMsAtStart, readTime(worker)]).then(([msAtStart, msNow]) => {
      if (isStopped) return;
      const usedMs = msNow - msAtStart;
      const remainingMs = MAX_WAIT_FACTOR * limitMs - (performance.now() - startedAt);
      isStarved = usedMs < limitMs && remainingMs <= 0;
      if (usedMs >= limitMs || isStarved) worker.kill('SIGKILL');
      else
        timer = setTimeout(check, Math.max(MIN_CHECK_INTERVAL_MS, Math.min(limitMs - usedMs, remainingMs)));
    });
  }

  return {
    get isStarved() {
      return isStarved;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Reads the CPU time of a process on Linux, and the clock on other systems. */
export async function readCpuTime({ pid }: ChildProcess): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return performance.now();
  return (await readUsage(pid)).cpuMs;
}
