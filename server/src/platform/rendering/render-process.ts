import type { ChildProcess } from 'node:child_process';
import { LRUCache } from 'lru-cache';
import type { InProcessText } from '../../http/in-process.ts';
import { startIsolatedWorker } from '../../lib/worker-process.ts';
import type { CompositionFields } from '../registry/composition.ts';
import type {
  BundleSource,
  FromRenderProcess,
  JobFailure,
  JobResult,
  ReleaseName,
  RenderJob,
  ToRenderProcess,
} from './render-messages.ts';

/** Time limit of a page in milliseconds. The browser renders a page that takes longer. */
const PAGE_TIMEOUT_MS = 3_000;

/**
 * A process that renders is stuck when it has sent no message for this long, in milliseconds. It sends a message at least
 * every half second, unless code of a release does not return. Shorter than the limit of a page, so that the page can be
 * repeated.
 */
const RENDER_SILENCE_MS = 2_000;

/** The same limit for a process that starts. It is longer, because the bundles are large. */
const START_SILENCE_MS = 6_000;

const CHECK_INTERVAL_MS = 250;

/** Limit of the JavaScript heap of a process in megabytes. */
const MAX_HEAP_MB = 384;

/** Largest number of compositions that a process stores. Each canary and each preview has a separate composition. */
const MAX_COMPOSITIONS = 20;

const MAX_ERROR_OUTPUT_LENGTH = 2_000;

/** The page cannot be rendered on the server. */
export class RenderError extends Error {
  override name = 'RenderError';
  /** The failure of the shell that cannot render the page; undefined when no failure has to be counted. */
  readonly failure: JobFailure | undefined;

  constructor(message: string, failure?: JobFailure) {
    super(message);
    this.failure = failure;
  }
}

/** The render process ended. Another process may be able to render the page. */
export class ProcessEndError extends RenderError {
  override name = 'ProcessEndError';
}

/** Calls the API for a render. */
export type ApiReader = (path: string) => Promise<InProcessText>;

interface RenderProcessOptions {
  readBundle(release: ReleaseName): Promise<BundleSource>;
  /** Time limit of a page in milliseconds; 3,000 by default. */
  pageTimeoutMs?: number;
  /** Longest silence of a process that renders, in milliseconds; 2,000 by default. */
  silenceMs?: number;
  /** Is called once, when the process has ended. */
  onEnd?(reason: string): void;
}

/** A render that has not ended. */
export interface PendingRender {
  fetchApi: ApiReader;
  resolve(result: JobResult): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * A process that runs server bundles: without environment variables, with a limit of the heap, and with Node's
 * permission model. The process is killed when it is stuck. When the process ends, its pending renders reject.
 */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #child: ChildProcess;
  readonly #exit: Promise<void>;
  readonly #renders = new Map<number, PendingRender>();
  /** Numbers of the compositions that the process has. */
  readonly #compositions = new LRUCache<CompositionFields, number>({
    max: MAX_COMPOSITIONS,
    dispose: (number) => this.#send({ kind: 'forgetComposition', number }),
  });
  #lastId = 0;
  #lastMessageAt = performance.now();
  readonly #watchdog = setInterval(
    // Receives the messages that have arrived before the process is judged, because this process may be late, too.
    () => setImmediate(() => this.#killIfStuck()),
    CHECK_INTERVAL_MS,
  ).unref();
  #enteredRelease: ReleaseName | undefined;
  #onReady: (() => void) | undefined;
  #errorOutput = '';
  #isAlive = true;

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#child = startIsolatedWorker('platform/rendering/worker/render-worker.ts', MAX_HEAP_MB);
    this.#child.on('message', (message) => this.#receive(message as FromRenderProcess));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errorOutput = (this.#errorOutput + text).slice(0, MAX_ERROR_OUTPUT_LENGTH);
    });
    this.#exit = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.#end(`The render process ended with ${signal ?? `code ${code}`}.`);
        resolve();
      });
      this.#child.once('error', (error) => {
        this.#end(`The render process failed: ${error.message}`);
        resolve();
      });
    });
    // The render process alone must not keep the server running.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get pendingRenders(): number {
    return this.#renders.size;
  }

  /** The release whose code ran last; undefined when no code of a release has run. */
  get enteredRelease(): ReleaseName | undefined {
    return this.#enteredRelease;
  }

  /** The first part of the error output of the process. */
  get errorOutput(): string {
    return this.#errorOutput;
  }

  /**
   * Loads the bundles of releases before the first page needs them. Resolves also when the process ends.
   * @param releases the shell, then the remotes
   */
  load(releases: readonly ReleaseName[]): Promise<void> {
    return new Promise((resolve) => {
      this.#onReady = resolve;
      this.#send({ kind: 'load', releases });
    });
  }

  /**
   * Renders a page.
   * @param skipped releases that are not rendered on the server at present
   * @throws RenderError when the shell cannot render the page or the page takes too long; ProcessEndError when the process
   * ends
   */
  render(
    { composition, ...fields }: RenderJob,
    skipped: readonly ReleaseName[],
    fetchApi: ApiReader,
  ): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      if (!this.#isAlive) {
        reject(new ProcessEndError('The render process has ended.'));
        return;
      }
      this.#lastId += 1;
      const id = this.#lastId;
      const timer = setTimeout(
        () => this.#removeRender(id)?.reject(new RenderError('The page was not rendered in time.')),
        this.#options.pageTimeoutMs ?? PAGE_TIMEOUT_MS,
      );
      this.#renders.set(id, { fetchApi, resolve, reject, timer });
      this.#send({ kind: 'render', id, composition: this.#sendComposition(composition), fields, skipped });
    });
  }

  kill(reason: string): void {
    this.#child.kill('SIGKILL');
    this.#end(reason);
  }

  async close(): Promise<void> {
    this.kill('The server closes.');
    this.#child.ref();
    await this.#exit;
  }

  /** Sends a composition once. @returns the number of the composition in this process */
  #sendComposition(fields: CompositionFields): number {
    const sentNumber = this.#compositions.get(fields);
    if (sentNumber !== undefined) return sentNumber;
    const number = this.#lastId;
    this.#compositions.set(fields, number);
    this.#send({ kind: 'composition', number, fields });
    return number;
  }

  #send(message: ToRenderProcess): void {
    // Ignores errors, because the end of the process is handled anyway.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #receive(message: FromRenderProcess): void {
    this.#lastMessageAt = performance.now();
    switch (message.kind) {
      case 'alive':
        return;
      case 'ready':
        this.#finishStart();
        return;
      case 'entered':
        this.#enteredRelease = message.release;
        return;
      case 'readBundle':
        void this.#answerBundle(message.call, message.release);
        return;
      case 'fetchApi':
        void this.#answerApiCall(message.call, message.id, message.path);
        return;
      case 'rendered':
        this.#removeRender(message.id)?.resolve(message.result);
        return;
      case 'failed': {
        const { failure } = message;
        this.#removeRender(message.id)?.reject(new RenderError(failure.message, failure));
      }
    }
  }

  async #answerBundle(call: number, release: ReleaseName): Promise<void> {
    try {
      this.#send({ kind: 'bundle', call, source: await this.#options.readBundle(release) });
    } catch (error) {
      this.#send({ kind: 'bundle', call, problem: error instanceof Error ? error.message : String(error) });
    }
  }

  async #answerApiCall(call: number, id: number, path: string): Promise<void> {
    const response = await this.#renders
      .get(id)
      ?.fetchApi(path)
      .catch(() => undefined);
    this.#send({ kind: 'apiResponse', call, response: response?.json === undefined ? undefined : response });
  }

  #finishStart(): void {
    this.#onReady?.();
    this.#onReady = undefined;
  }

  #killIfStuck(): void {
    const isStarting = this.#onReady !== undefined;
    if (!isStarting && this.#renders.size === 0) return;
    const maxSilenceMs = isStarting ? START_SILENCE_MS : (this.#options.silenceMs ?? RENDER_SILENCE_MS);
    if (performance.now() - this.#lastMessageAt >= maxSilenceMs)
      this.kill('The render process did not answer in time.');
  }

  #removeRender(id: number): PendingRender | undefined {
    const render = this.#renders.get(id);
    this.#renders.delete(id);
    clearTimeout(render?.timer);
    return render;
  }

  #end(reason: string): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    clearInterval(this.#watchdog);
    this.#finishStart();
    this.#options.onEnd?.(reason);
    for (const id of [...this.#renders.keys()]) this.#removeRender(id)?.reject(new ProcessEndError(reason));
  }
}
