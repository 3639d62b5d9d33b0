import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { ApiAnswer } from '@rangmala/shared/contract';
import { startIsolatedWorker } from '../../lib/worker-process.ts';
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
const PING_MS = 250;

/** A process that does not answer for this long is killed: its code is in an endless loop. */
const UNRESPONSIVE_MS = 2_000;

/**
 * Time limit of one render. It is above the shell's own limit, so exceeding it means that the process does not
 * answer.
 */
const RENDER_MS = 6_000;

/** Resident memory of a process; the limit on its JavaScript heap is lower. */
const MAX_MEMORY_BYTES = 768 * 1024 ** 2;

/** Maximum number of API calls in one render. */
const MAX_API_CALLS = 60;

/** A render without an answer. `culprit` is the release whose code ran last, if the process failed. */
export class RenderProcessError extends Error {
  override name = 'RenderProcessError';
  readonly culprit: ReleaseName | undefined;
  constructor(message: string, culprit?: ReleaseName) {
    super(message);
    this.culprit = culprit;
  }
}

/** The services of the server that a render needs. */
export interface RenderServices {
  fetchApi(path: string): Promise<ApiAnswer>;
  /** Rejects when the bundle cannot be read, or must not be used. */
  readBundle(release: ReleaseName): Promise<BundleSource>;
}

interface PendingRender extends RenderServices {
  resolve(result: JobResult): void;
  reject(error: Error): void;
  apiCalls: number;
  timer: NodeJS.Timeout;
}

/**
 * A process that runs server bundles without environment, files or sockets. It ends when it hangs, grows too large or
 * dies; its renders then reject.
 */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, PendingRender>();
  readonly #exited: Promise<void>;
  #lastId = 0;
  #pingTimer: NodeJS.Timeout | undefined;
  /** When the oldest unanswered ping was sent; undefined when all were answered. */
  #waitingSince: number | undefined;
  #lastEntered: ReleaseName | undefined;
  #endReason = 'The render process ended.';
  #isAlive = true;

  constructor() {
    this.#child = startIsolatedWorker('platform/rendering/worker/render-worker.ts');
    this.#child.on('message', (message: FromRenderProcess) => this.#receive(message));
    this.#exited = new Promise((resolve) => this.#child.once('exit', () => resolve()));
    void this.#exited.then(() => this.#failAll());
    // An idle process must not keep the server running.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get pendingRenders(): number {
    return this.#pending.size;
  }

  /** Time in milliseconds for which the process has not answered a health check. */
  get unresponsiveMs(): number {
    return this.#waitingSince === undefined ? 0 : performance.now() - this.#waitingSince;
  }

  /**
   * Renders a page.
   * @throws RenderProcessError when the process hangs, dies or does not answer in time, or the shell cannot render
   */
  render(job: RenderJob, mode: RenderMode, services: RenderServices): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const timer = setTimeout(
        () =>
          this.#settle(id)?.reject(
            new RenderProcessError('The render did not end in time.', this.#lastEntered),
          ),
        RENDER_MS,
      );
      this.#pending.set(id, { ...services, resolve, reject, apiCalls: 0, timer });
      if (!this.#isAlive) this.#failAll();
      this.#send({ kind: 'render', id, mode, job });
      this.#watch();
    });
  }

  /** Kills the process; its renders reject. */
  kill(reason: string): void {
    this.#endReason = reason;
    this.#isAlive = false;
    this.#child.kill('SIGKILL');
  }

  async close(): Promise<void> {
    this.kill('The server closes.');
    await this.#exited;
  }

  #send(message: ToRenderProcess): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #receive(message: FromRenderProcess): void {
    switch (message.kind) {
      case 'pong':
        this.#waitingSince = undefined;
        if (message.memoryBytes > MAX_MEMORY_BYTES) this.kill('The render process used too much memory.');
        return;
      case 'entered':
        this.#lastEntered = message.release;
        return;
      case 'fetchApi':
        void this.#answerApi(message.call, message.id, message.path);
        return;
      case 'readBundle':
        void this.#answerBundle(message.call, message.release);
        return;
      case 'rendered':
        this.#settle(message.id)?.resolve(message.result);
        return;
      case 'failed': {
        const { app, version, message: text } = message.failure;
        this.#settle(message.id)?.reject(new RenderProcessError(text, { app, version }));
      }
    }
  }

  async #answerApi(call: number, id: number, path: string): Promise<void> {
    const render = this.#pending.get(id);
    if (!render) return;
    render.apiCalls += 1;
    const isAllowed = render.apiCalls <= MAX_API_CALLS && path.startsWith('/');
    const answer = isAllowed ? await render.fetchApi(path).catch(() => undefined) : undefined;
    this.#send({ kind: 'apiAnswer', call, answer });
  }

  /** Any pending render can read bundles, because they contain no visitor's data. */
  async #answerBundle(call: number, release: ReleaseName): Promise<void> {
    const [render] = this.#pending.values();
    try {
      this.#send({ kind: 'bundle', call, source: await render?.readBundle(release) });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      this.#send({ kind: 'bundle', call, source: undefined, problem });
    }
  }

  #settle(id: number): PendingRender | undefined {
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

  #watch(): void {
    if (this.#pingTimer) return;
    let number = 0;
    const ping = () => {
      if (this.#waitingSince === undefined) {
        number += 1;
        this.#waitingSince = performance.now();
        this.#send({ kind: 'ping', number });
      } else if (this.unresponsiveMs > UNRESPONSIVE_MS) {
        this.kill('A server bundle did not return: endless loop.');
      }
      void this.#checkMemory();
    };
    // The first ping is sent after the interval, when most pages are rendered already.
    this.#pingTimer = setInterval(ping, PING_MS);
  }

  /** A process in a loop reports no memory, so it is read from the operating system where possible. */
  async #checkMemory(): Promise<void> {
    if (process.platform !== 'linux' || this.#waitingSince === undefined) return;
    const text = await readFile(`/proc/${this.#child.pid}/statm`, 'utf8').catch(() => '');
    const pages = Number(text.split(' ')[1] ?? 0);
    if (pages * 4096 > MAX_MEMORY_BYTES) this.kill('A server bundle used too much memory.');
  }

  #failAll(): void {
    this.#isAlive = false;
    clearInterval(this.#pingTimer);
    const culprit = this.#lastEntered;
    for (const id of [...this.#pending.keys()]) {
      this.#settle(id)?.reject(new RenderProcessError(this.#endReason, culprit));
    }
  }
}
