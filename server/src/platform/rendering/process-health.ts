import { type ProcessUsage, readUsage } from '../../lib/process-usage.ts';

/** Interval of the checks. Most pages are rendered before the first check. */
const CHECK_INTERVAL_MS = 50;

/** Interval of the checks while no render waits: a timer of a bundle may run code at any time. */
const IDLE_CHECK_INTERVAL_MS = 1_000;

interface CpuLimits {
  /** A process counts as hanging after this CPU time without an answer to a ping and without a recorded call. */
  hangMs: number;
  /** A process is killed after this CPU time without an answer to a ping and without a recorded call. */
  killMs: number;
}

/** Limits of a process that has rendered many pages. */
const CPU_LIMITS: CpuLimits = { hangMs: 150, killMs: 750 };

/**
 * Limits of a process that has rendered few pages: the process still loads bundles, and the code is not yet optimised.
 */
const COLD_CPU_LIMITS: CpuLimits = { hangMs: 600, killMs: 1_500 };

/**
 * A process also counts as hanging when this number of checks in a row finds the process asleep, without an answer to
 * the ping.
 */
const HANG_CHECKS_ASLEEP = 6;

/**
 * Number of checks without an answer after which a process counts as hanging on systems other than Linux. CPU time is
 * known only on Linux.
 */
const HANG_CHECKS_WITHOUT_USAGE = 10;

/**
 * A process also counts as hanging after this time without progress: on a busy machine, a process may get little CPU
 * time.
 */
const STARVED_MS = 3_000;

/**
 * A process is also killed after this time without an answer to a ping. The limit is higher on Linux, where CPU time is
 * measured.
 */
const UNRESPONSIVE_MS = process.platform === 'linux' ? 15_000 : 2_000;

const ENDLESS_LOOP = 'A server bundle did not return: endless loop.';

/** Largest resident memory of a process. The limit of its JavaScript heap is lower. */
const MAX_MEMORY_BYTES = 768 * 1024 ** 2;

/**
 * Largest resident memory of a process that hangs. Near the limit of the heap, the process would only collect garbage.
 */
const MAX_MEMORY_WHILE_HANGING_BYTES = 400 * 1024 ** 2;

interface UnansweredPing {
  sentAt: number;
  checkCount: number;
  checksAsleep: number;
  /** CPU time of the process at the first check with a measurement, or at the last check that found progress. */
  cpuMsAtStart: number | undefined;
  /** Number of calls when `cpuMsAtStart` was measured. */
  calls: number;
  progressAt: number;
  isHanging: boolean;
}

export interface ProcessHealthOptions {
  pid: number | undefined;
  sendPing(): void;
  /** Returns `calls` of the last record in the activity file of the process. */
  readCalls(): number;
  /** Is called each time the process begins to hang. */
  onHang(): void;
  /** Is called when the process must be killed. */
  onFailure(reason: string): void;
}

/**
 * Pings a render process at an interval, which is shorter while pages are rendered. Until the process answers, reads
 * CPU time and memory of the process from /proc (Linux only): a process in a loop sends no messages.
 */
export class ProcessHealth {
  readonly #options: ProcessHealthOptions;
  #timer: NodeJS.Timeout | undefined;
  #ping: UnansweredPing | undefined;
  #isIdle = true;
  #isClosed = false;
  /** Delay of the next check; undefined before the first render. */
  #intervalMs: number | undefined;
  /** Whether the process has rendered few pages. */
  isCold = true;

  constructor(options: ProcessHealthOptions) {
    this.#options = options;
  }

  /**
   * Whether the process hangs. On Linux, a process that waits for a processor counts as hanging only after
   * {@link STARVED_MS}.
   */
  get isHanging(): boolean {
    return this.#ping?.isHanging === true;
  }

  /** Milliseconds since the unanswered ping was sent; 0 when all pings were answered. */
  get unresponsiveMs(): number {
    return this.#ping === undefined ? 0 : performance.now() - this.#ping.sentAt;
  }

  startRendering(): void {
    this.#isIdle = false;
    if (this.#intervalMs !== CHECK_INTERVAL_MS) this.#checkAfter(CHECK_INTERVAL_MS);
  }

  stopRendering(): void {
    this.#isIdle = true;
  }

  receivePong(memoryBytes: number): void {
    this.#ping = undefined;
    if (memoryBytes > MAX_MEMORY_BYTES) this.#options.onFailure('The render process used too much memory.');
    else if (this.#isIdle) this.#checkAfter(IDLE_CHECK_INTERVAL_MS);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#ping = undefined;
  }

  #checkAfter(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#intervalMs = delayMs;
    if (!this.#isClosed) this.#timer = setTimeout(() => this.#check(), delayMs).unref();
  }

  #check(): void {
    if (this.#ping === undefined) {
      this.#ping = {
        sentAt: performance.now(),
        checkCount: 0,
        checksAsleep: 0,
        cpuMsAtStart: undefined,
        calls: 0,
        progressAt: performance.now(),
        isHanging: false,
      };
      this.#options.sendPing();
    } else if (this.unresponsiveMs > UNRESPONSIVE_MS) {
      this.#options.onFailure(ENDLESS_LOOP);
      return;
    }
    this.#checkAfter(CHECK_INTERVAL_MS);
    const ping = this.#ping;
    ping.checkCount += 1;
    const { pid } = this.#options;
    if (process.platform === 'linux' && pid !== undefined)
      void readUsage(pid).then((usage) => this.#checkUsage(ping, usage));
    else if (ping.checkCount >= HANG_CHECKS_WITHOUT_USAGE) this.#startHanging(ping);
  }

  #checkUsage(ping: UnansweredPing, { cpuMs, memoryBytes, isSleeping }: ProcessUsage): void {
    if (this.#ping !== ping) return;
    const calls = this.#options.readCalls();
    // A process that renders several pages without reading the ping does not hang.
    if (ping.cpuMsAtStart === undefined || calls !== ping.calls) {
      Object.assign(ping, { calls, cpuMsAtStart: cpuMs, progressAt: performance.now(), isHanging: false });
    }
    ping.checksAsleep = isSleeping ? ping.checksAsleep + 1 : 0;
    const usedCpuMs = cpuMs - (ping.cpuMsAtStart ?? cpuMs);
    const waitMs = performance.now() - ping.progressAt;
    const { hangMs, killMs } = this.isCold ? COLD_CPU_LIMITS : CPU_LIMITS;
    if (usedCpuMs >= hangMs || ping.checksAsleep >= HANG_CHECKS_ASLEEP || waitMs > STARVED_MS)
      this.#startHanging(ping);
    const maxMemory = ping.isHanging ? MAX_MEMORY_WHILE_HANGING_BYTES : MAX_MEMORY_BYTES;
    if (memoryBytes > maxMemory) this.#options.onFailure('A server bundle used too much memory.');
    else if (usedCpuMs > killMs) this.#options.onFailure(ENDLESS_LOOP);
  }

  #startHanging(ping: UnansweredPing): void {
    if (ping.isHanging) return;
    ping.isHanging = true;
    this.#options.onHang();
  }
}
