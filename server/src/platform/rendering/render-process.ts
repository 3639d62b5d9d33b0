import type { ChildProcess } from 'node:child_process';
import type { InProcessText } from '../../http/in-process.ts';
import { startIsolatedWorker } from '../../lib/worker-process.ts';
import type { CompositionFields } from '../registry/composition.ts';
import { ActivityFile } from './activity-file.ts';
import { FrameStream } from './frames.ts';
import { usageOf } from './process-usage.ts';
import type {
  BundleSource,
  FromRenderProcess,
  JobResult,
  ReleaseName,
  RenderJob,
  RenderMode,
  ToRenderProcess,
} from './render-messages.ts';

/** Interval of the health checks while renders wait. */
const PING_INTERVAL_MS = 250;

/**
 * A process is killed when it uses this much CPU time without answering a ping. It is then probably in an endless loop.
 */
const MAX_CPU_MS = 1_500;

/**
 * A process is also killed after this time without an answer. The limit is higher on Linux, where CPU time is also
 * measured, because a process may get little CPU time on a busy machine.
 */
const UNRESPONSIVE_MS = process.platform === 'linux' ? 4_000 : 2_000;

const ENDLESS_LOOP = 'A server bundle did not return: endless loop.';

/** Time limit of one render. The limit of the shell is lower, so a process that exceeds this limit does not answer. */
const RENDER_TIMEOUT_MS = 6_000;

/** Largest resident memory of a process. The limit of its JavaScript heap is lower. */
const MAX_MEMORY_BYTES = 768 * 1024 ** 2;

/** Largest number of compositions that a process stores: the live composition, canaries and previews. */
const MAX_COMPOSITIONS = 20;

/** Largest number of API calls in one render. */
const MAX_API_CALLS = 60;

/** Thrown when a render fails. `failedRelease` is the release that probably caused the failure, if one is known. */
export class RenderProcessError extends Error {
  override name = 'RenderProcessError';
  readonly failedRelease: ReleaseName | undefined;
  constructor(message: string, failedRelease?: ReleaseName) {
    super(message);
    this.failedRelease = failedRelease;
  }
}

/** The services of the server that a render needs. */
export interface RenderServices {
  fetchApi(path: string): Promise<InProcessText>;
  /** Rejects when the bundle cannot be read. */
  readBundle(release: ReleaseName): Promise<BundleSource>;
}

interface PendingRender extends RenderServices {
  resolve(result: JobResult): void;
  reject(error: Error): void;
  apiCalls: number;
  timer: NodeJS.Timeout;
}

/**
 * An isolated process that runs server bundles. It is killed when it hangs or uses too much memory. When it ends, its
 * pending renders reject.
 */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #channel: FrameStream<ToRenderProcess, FromRenderProcess>;
  readonly #activity = new ActivityFile();
  /** Numbers of the compositions that the process has received, least recently used first. */
  readonly #compositions = new Map<CompositionFields, number>();
  readonly #pending = new Map<number, PendingRender>();
  readonly #exit: Promise<void>;
  #lastId = 0;
  #lastComposition = 0;
  #pingTimer: NodeJS.Timeout | undefined;
  /** Time of the oldest unanswered ping; undefined when all pings were answered. */
  #waitingSince: number | undefined;
  /** CPU time at the first check after the oldest unanswered ping; `since` is the time of that ping. */
  #cpuAtFirstCheck: { since: number; cpuMs: number } | undefined;
  #endReason = 'The render process ended.';
  #isAlive = true;

  constructor() {
    const { child, channel } = startIsolatedWorker(
      'platform/rendering/worker/render-worker.ts',
      this.#activity.fd,
    );
    this.#child = child;
    this.#channel = new FrameStream<ToRenderProcess, FromRenderProcess>(
      channel,
      (message, content) => this.#receive(message, content),
      () => this.kill('The render process sent an invalid message.'),
    );
    this.#exit = new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    void this.#exit.then(() => {
      this.#failAll();
      this.#activity.close();
    });
    // The render process alone must not keep the server running.
    child.unref();
    channel.unref();
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get pendingRenders(): number {
    return this.#pending.size;
  }

  /** Milliseconds since the oldest unanswered ping; 0 when all pings were answered. */
  get unresponsiveMs(): number {
    return this.#waitingSince === undefined ? 0 : performance.now() - this.#waitingSince;
  }

  /**
   * Renders a page.
   * @throws RenderProcessError when the process hangs, dies or does not answer in time, or when the shell
   * cannot render
   */
  render(job: RenderJob, mode: RenderMode, services: RenderServices): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const timer = setTimeout(
        () =>
          this.#removePending(id)?.reject(
            new RenderProcessError('The render did not end in time.', this.#activity.read()),
          ),
        RENDER_TIMEOUT_MS,
      );
      this.#pending.set(id, { ...services, resolve, reject, apiCalls: 0, timer });
      if (!this.#isAlive) this.#failAll();
      const { composition, ...visit } = job;
      const number = this.#sendComposition(composition);
      this.#channel.send({ kind: 'render', id, mode, composition: number, visit });
      this.#startPinging();
    });
  }

  /** Kills the process. Its pending renders reject. */
  kill(reason: string): void {
    this.#endReason = reason;
    this.#isAlive = false;
    this.#child.kill('SIGKILL');
  }

  async close(): Promise<void> {
    this.kill('The server closes.');
    this.#child.ref();
    await this.#exit;
  }

  /** Returns the number of a composition; sends it to the process if necessary. */
  #sendComposition(composition: CompositionFields): number {
    let number = this.#compositions.get(composition);
    if (number === undefined) {
      this.#lastComposition += 1;
      number = this.#lastComposition;
      this.#channel.send({ kind: 'composition', number, fields: composition });
    }
    this.#compositions.delete(composition);
    this.#compositions.set(composition, number);
    for (const [oldest, oldNumber] of this.#compositions) {
      if (this.#compositions.size <= MAX_COMPOSITIONS) break;
      this.#compositions.delete(oldest);
      this.#channel.send({ kind: 'forgetComposition', number: oldNumber });
    }
    return number;
  }

  #receive(message: FromRenderProcess, content: Buffer): void {
    switch (message.kind) {
      case 'pong':
        this.#waitingSince = undefined;
        if (message.memoryBytes > MAX_MEMORY_BYTES) this.kill('The render process used too much memory.');
        return;
      case 'fetchApi':
        void this.#answerApi(message.call, message.id, message.path);
        return;
      case 'readBundle':
        void this.#answerBundle(message.call, message.release);
        return;
      case 'rendered':
        this.#removePending(message.id)?.resolve({ ...message.result, html: content });
        return;
      case 'failed': {
        const { app, version, message: text } = message.failure;
        this.#removePending(message.id)?.reject(new RenderProcessError(text, { app, version }));
      }
    }
  }

  async #answerApi(call: number, id: number, path: string): Promise<void> {
    const render = this.#pending.get(id);
    if (!render) return;
    render.apiCalls += 1;
    const isAllowed = render.apiCalls <= MAX_API_CALLS && path.startsWith('/');
    const response = isAllowed ? await render.fetchApi(path).catch(() => undefined) : undefined;
    if (response?.json === undefined) this.#channel.send({ kind: 'apiResponse', call });
    else this.#channel.send({ kind: 'apiResponse', call, status: response.status }, response.json);
  }

  /**
   * Reads the bundle with the services of any pending render, because bundles contain no data of visitors.
   */
  async #answerBundle(call: number, release: ReleaseName): Promise<void> {
    const [render] = this.#pending.values();
    try {
      if (!render) throw new Error('No render waits for the bundle.');
      const { base, code } = await render.readBundle(release);
      this.#channel.send({ kind: 'bundle', call, base }, code);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      this.#channel.send({ kind: 'bundle', call, problem });
    }
  }

  #removePending(id: number): PendingRender | undefined {
    const render = this.#pending.get(id);
    this.#pending.delete(id);
    clearTimeout(render?.timer);
    if (this.#pending.size === 0) {
      clearInterval(this.#pingTimer);
      this.#pingTimer = undefined;
      this.#waitingSince = undefined;
    }
    return render;
  }

  #startPinging(): void {
    if (this.#pingTimer) return;
    let number = 0;
    const ping = () => {
      if (this.#waitingSince === undefined) {
        number += 1;
        this.#waitingSince = performance.now();
        this.#channel.send({ kind: 'ping', number });
      } else if (this.unresponsiveMs > UNRESPONSIVE_MS) {
        this.kill(ENDLESS_LOOP);
      }
      void this.#checkUsage();
    };
    // The first ping is sent after the interval. By then most pages are rendered.
    this.#pingTimer = setInterval(ping, PING_INTERVAL_MS);
  }

  /**
   * Kills the process when it uses too much CPU time or memory. Reads both from the system (Linux only), because a
   * process in a loop sends no messages.
   */
  async #checkUsage(): Promise<void> {
    const { pid } = this.#child;
    const since = this.#waitingSince;
    if (process.platform !== 'linux' || pid === undefined || since === undefined) return;
    const { cpuMs, memoryBytes } = await usageOf(pid);
    if (this.#waitingSince !== since) return;
    if (this.#cpuAtFirstCheck?.since !== since) this.#cpuAtFirstCheck = { since, cpuMs };
    if (memoryBytes > MAX_MEMORY_BYTES) this.kill('A server bundle used too much memory.');
    else if (cpuMs - this.#cpuAtFirstCheck.cpuMs > MAX_CPU_MS) this.kill(ENDLESS_LOOP);
  }

  #failAll(): void {
    this.#isAlive = false;
    clearInterval(this.#pingTimer);
    const failedRelease = this.#pending.size > 0 ? this.#activity.read() : undefined;
    for (const id of [...this.#pending.keys()]) {
      this.#removePending(id)?.reject(new RenderProcessError(this.#endReason, failedRelease));
    }
  }
}
