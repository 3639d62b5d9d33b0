import type { ChildProcess } from 'node:child_process';
import type { ActivityFile } from './activity-file.ts';
import { FrameStream } from './frames.ts';
import type { PageFile } from './page-file.ts';
import { callApi, type PendingRender, type RenderOptions, type RenderServices } from './pending-render.ts';
import { ProcessHealth } from './process-health.ts';
import type {
  FromRenderProcess,
  JobResult,
  ReleaseName,
  RenderJob,
  RenderMode,
  ToRenderProcess,
} from './render-messages.ts';
import { type EndListener, RenderProcessError } from './render-process-error.ts';
import { SentCompositions } from './sent-compositions.ts';
import { StackReader } from './stack-reader.ts';
import { startRenderWorker } from './start-render-worker.ts';
import { isAmbiguous, listSuspects } from './suspects.ts';

/** Time limit of one render, without `timeoutMs`. */
export const RENDER_TIMEOUT_MS = 6_000;

/** A process is cold until it has finished this many renders. */
const COLD_RENDERS = 20;

/** Time limit for reading the stack of an interrupted process. On a busy machine, the process writes its stack late. */
const STACK_TIMEOUT_MS = 1_000;

const INVALID_MESSAGE = 'The render process sent an invalid message.';

/**
 * An isolated process that runs server bundles. The process is killed when it does not answer for too long or uses too
 * much memory. When the process ends, its pending renders reject.
 */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #channel: FrameStream<ToRenderProcess, FromRenderProcess>;
  readonly #activity: ActivityFile;
  readonly #pages: PageFile;
  readonly #compositions = new SentCompositions((message) => this.#channel.send(message));
  readonly #pending = new Map<number, PendingRender>();
  readonly #health: ProcessHealth;
  readonly #onEnd: EndListener;
  readonly #exit: Promise<void>;
  #lastId = 0;
  #pingCount = 0;
  #finishedRenders = 0;
  #lastMessageAt = 0;
  /** The remotes for which the process has requested a bundle, by name and version. */
  readonly #requestedRemotes = new Map<string, ReleaseName>();
  readonly #stack: StackReader;
  #endReason = 'The render process ended.';
  #isInterrupted = false;
  #isAlive = true;
  #hasEnded = false;

  /**
   * @param onEnd is called when the process ends, before the waiting renders reject
   * @throws Error when the process cannot be started
   */
  constructor(onEnd: EndListener = ({ reason, suspects }) => new RenderProcessError(reason, suspects[0])) {
    this.#onEnd = onEnd;
    const { child, channel, errorOutput, activity, pages, exitSignal } = startRenderWorker();
    this.#child = child;
    this.#activity = activity;
    this.#pages = pages;
    this.#channel = new FrameStream<ToRenderProcess, FromRenderProcess>(
      channel,
      (message, content) => {
        try {
          this.#receive(message, content);
        } catch {
          this.kill(INVALID_MESSAGE);
        }
      },
      () => this.kill(INVALID_MESSAGE),
    );
    this.#health = new ProcessHealth({
      pid: child.pid,
      sendPing: () => this.#sendPing(),
      readCalls: () => this.#activity.read()?.calls ?? 0,
      onHang: () => this.#reportHang(),
      onFailure: (reason) => this.#interrupt(reason),
    });
    // Kills an interrupted process as soon as its stack is known.
    this.#stack = new StackReader(errorOutput, () => this.#isInterrupted && this.kill(this.#endReason));
    this.#exit = exitSignal.then((signal) => {
      // With these signals, the terminal or the service manager ends the server and all its processes: no release
      // failed.
      const isStopped = signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP';
      if (isStopped && !this.#isInterrupted) this.#activity.clear();
      this.#end();
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

  countPendingRenders(owner: string): number {
    let count = 0;
    for (const render of this.#pending.values()) if (render.owner === owner) count += 1;
    return count;
  }

  /** Whether the process has finished a render, successfully or not. */
  get isReady(): boolean {
    return this.#finishedRenders > 0;
  }

  get isHanging(): boolean {
    return this.#isInterrupted || this.#health.isHanging;
  }

  /** The releases that may have made the process hang, see {@link listSuspects}; [] for a process that answers. */
  get hangSuspects(): readonly ReleaseName[] {
    return this.isHanging ? listSuspects(this.#activity.read(), [...this.#requestedRemotes.values()]) : [];
  }

  /** Whether it is uncertain which remote runs, see {@link isAmbiguous}. */
  get hasSeveralSuspects(): boolean {
    return isAmbiguous(this.#activity.read());
  }

  /** Milliseconds since the unanswered ping was sent; 0 when all pings were answered. */
  get unresponsiveMs(): number {
    return this.#health.unresponsiveMs;
  }

  /** Milliseconds since the last message while renders wait, or since an unanswered ping; otherwise 0. */
  get silentMs(): number {
    const waitMs = this.#pending.size === 0 ? 0 : performance.now() - this.#lastMessageAt;
    return Math.max(waitMs, this.unresponsiveMs);
  }

  /** The app that ran last; undefined when no app has run, or when several remotes may have run last. */
  get runningApp(): string | undefined {
    return this.#activity.read()?.running?.app;
  }

  /** Whether the process has finished fewer than {@link COLD_RENDERS} renders. */
  get isCold(): boolean {
    return this.#health.isCold;
  }

  /**
   * Renders a page.
   * @throws RenderProcessError when the process ends or does not answer in time, or when the shell cannot render
   */
  render(
    job: RenderJob,
    mode: RenderMode,
    services: RenderServices,
    options: RenderOptions = {},
  ): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const timer = setTimeout(
        () => this.#removePending(id)?.reject(new RenderProcessError('The render did not end in time.')),
        options.timeoutMs ?? RENDER_TIMEOUT_MS,
      );
      if (this.#pending.size === 0) this.#lastMessageAt = performance.now();
      this.#pending.set(id, { ...services, ...options, resolve, reject, apiCalls: 0, timer });
      if (!this.#isAlive) {
        this.#removePending(id)?.reject(new RenderProcessError(this.#endReason));
        return;
      }
      const { composition, ...visit } = job;
      const number = this.#compositions.getNumber(composition);
      const slot = this.#pages.reserveSlot(id);
      this.#channel.send({ kind: 'render', id, mode, composition: number, visit, slot });
      this.#health.startRendering();
    });
  }

  /** Kills the process. The pending renders reject at once, without waiting for the exit. */
  kill(reason: string): void {
    this.#endReason = reason;
    this.#isAlive = false;
    this.#child.kill('SIGKILL');
    this.#end();
  }

  /** Kills the process as soon as it has written the stack of the running code, or after {@link STACK_TIMEOUT_MS}. */
  #interrupt(reason: string): void {
    if (this.#isInterrupted) return;
    this.#isInterrupted = true;
    this.#endReason = reason;
    this.#child.kill('SIGINT');
    setTimeout(() => this.kill(reason), STACK_TIMEOUT_MS).unref();
  }

  async close(): Promise<void> {
    this.kill('The server closes.');
    this.#child.ref();
    await this.#exit;
  }

  #receive(message: FromRenderProcess, content: Buffer): void {
    this.#lastMessageAt = performance.now();
    switch (message.kind) {
      case 'pong':
        this.#health.receivePong(message.memoryBytes);
        return;
      case 'fetchApi':
        this.#answerApiCall(message.call, message.id, message.path).catch(() => this.kill(INVALID_MESSAGE));
        return;
      case 'readBundle':
        void this.#answerBundle(message.call, message.release);
        return;
      case 'rendered': {
        const { id, result, storedBytes } = message;
        const html = storedBytes === undefined ? content : this.#pages.readPage(id, storedBytes);
        if (html) this.#endRender(id)?.resolve({ ...result, html });
        else this.kill('The render process did not store a page.');
        return;
      }
      case 'failed': {
        const { app, version, message: text } = message.failure;
        this.#endRender(message.id)?.reject(new RenderProcessError(text, { app, version }));
      }
    }
  }

  async #answerApiCall(call: number, id: number, path: string): Promise<void> {
    const render = this.#pending.get(id);
    if (!render) return;
    const response = await callApi(render, path);
    if (response?.json === undefined) this.#channel.send({ kind: 'apiResponse', call });
    else this.#channel.send({ kind: 'apiResponse', call, status: response.status }, response.json);
  }

  /** Reads the bundle with the services of any pending render, because bundles contain no data of visitors. */
  async #answerBundle(call: number, release: ReleaseName): Promise<void> {
    const [render] = this.#pending.values();
    try {
      if (!render) throw new Error('No render waits for the bundle.');
      if (release.app !== 'shell') this.#requestedRemotes.set(`${release.app} ${release.version}`, release);
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
    if (this.#pending.size === 0) this.#health.stopRendering();
    return render;
  }

  /** Frees the slot of a render and counts the render. @returns the render; undefined when it no longer waits */
  #endRender(id: number): PendingRender | undefined {
    this.#pages.freeSlot(id);
    this.#finishedRenders += 1;
    this.#health.isCold = this.#finishedRenders < COLD_RENDERS;
    return this.#removePending(id);
  }

  #sendPing(): void {
    this.#pingCount += 1;
    this.#channel.send({ kind: 'ping', number: this.#pingCount });
  }

  #reportHang(): void {
    for (const { onHang } of this.#pending.values()) onHang?.();
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#isAlive = false;
    this.#health.close();
    const { stack } = this.#stack;
    const error = this.#onEnd({
      reason: this.#endReason,
      suspects: listSuspects(this.#activity.read(), [...this.#requestedRemotes.values()], stack),
      stack,
      errorOutput: this.#stack.output,
      pendingRenders: this.#pending.size,
      hasRendered: this.isReady,
    });
    this.#activity.close();
    this.#pages.close();
    for (const id of [...this.#pending.keys()]) this.#removePending(id)?.reject(error);
  }
}
