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

/** Time limit of a page in milliseconds. */
const PAGE_TIMEOUT_MS = 2_500;

/**
 * A process without a message for this long is stuck, in milliseconds. A process with waiting renders sends a message
 * at least every half second, unless code of a release does not return.
 */
const SILENCE_MS = 2_000;

/** Time limit for the start of a process and for loading the live bundles, in milliseconds. */
const START_TIMEOUT_MS = 20_000;

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
  /** Time limit of a page in milliseconds; 2,500 by default. */
  pageTimeoutMs?: number;
  /** Is called once, when the process has ended. */
  onEnd?(reason: string): void;
}

interface PendingRender {
  fetchApi: ApiReader;
  resolve(result: JobResult): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * A process that runs server bundles: without environment variables, with a limit of the heap, and with Node's
 * permission model. The process is killed when it does not answer. When the process ends, its pending renders reject.
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
  #enteredRelease: ReleaseName | undefined;
  #onReady: () => void = () => undefined;
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
   * Loads the bundles of releases before the first page needs them. Kills the process when this takes too long.
   * @param releases the shell, then the remotes
   */
  load(releases: readonly ReleaseName[]): Promise<void> {
    const timer = setTimeout(() => this.kill('The bundles were not loaded in time.'), START_TIMEOUT_MS);
    return new Promise((resolve) => {
      this.#onReady = () => {
        clearTimeout(timer);
        resolve();
      };
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
      // Receives the messages that have arrived before the process is judged, because this process may be late, too.
      const timer = setTimeout(
        () => setImmediate(() => this.#endLateRender(id)),
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
      case 'ready':
        this.#onReady();
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

  /** Kills a process that is stuck. Otherwise only rejects the late render: the process works on other renders. */
  #endLateRender(id: number): void {
    if (!this.#renders.has(id)) return;
    const message = 'The page was not rendered in time.';
    if (performance.now() - this.#lastMessageAt >= SILENCE_MS) this.kill(message);
    else this.#removeRender(id)?.reject(new RenderError(message));
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
    this.#onReady();
    this.#options.onEnd?.(reason);
    for (const id of [...this.#renders.keys()]) this.#removeRender(id)?.reject(new ProcessEndError(reason));
  }
}
