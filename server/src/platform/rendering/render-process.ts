import type { ChildProcess } from 'node:child_process';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { InProcessText } from '../../http/in-process.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import { startIsolatedWorker } from '../../lib/worker-process.ts';
import type { CompositionFields } from '../registry/composition.ts';
import type {
  BundleSource,
  JobFailure,
  JobResult,
  ReleaseName,
  RenderJob,
  RenderProcessFunctions,
  ServerFunctions,
} from './render-calls.ts';

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

/** Numbers under which render processes keep compositions. */
const compositionNumbers = new WeakMap<CompositionFields, number>();
let compositionCount = 0;

function getCompositionNumber(composition: CompositionFields): number {
  const number = compositionNumbers.get(composition) ?? (compositionCount += 1);
  compositionNumbers.set(composition, number);
  return number;
}

/**
 * A process that runs server bundles: without environment variables, with a limit of the heap, and with Node's
 * permission model. The process is killed when it is stuck. When the process ends, its pending renders reject.
 */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #child: ChildProcess;
  readonly #functions: BirpcReturn<RenderProcessFunctions, ServerFunctions>;
  readonly #exit: Promise<void>;
  /** Renders that have not ended, by id. */
  readonly #renders = new Map<number, { composition: CompositionFields; fetchApi: ApiReader }>();
  #lastId = 0;
  #lastMessageAt = performance.now();
  readonly #watchdog = setInterval(
    // Receives the messages that have arrived before the process is judged, because this process may be late, too.
    () => setImmediate(() => this.#killIfStuck()),
    CHECK_INTERVAL_MS,
  ).unref();
  #enteredRelease: ReleaseName | undefined;
  #isStarting = false;
  #errorOutput = '';
  #isAlive = true;

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#child = startIsolatedWorker('platform/rendering/worker/render-worker.ts', MAX_HEAP_MB);
    this.#functions = createBirpc<RenderProcessFunctions, ServerFunctions>(
      {
        reportAlive: () => undefined,
        reportEntry: (release) => void (this.#enteredRelease = release),
        readBundle: (release) => options.readBundle(release),
        readComposition: (id) => this.#getRender(id).composition,
        fetchApi: (id, path) => this.#getRender(id).fetchApi(path),
      },
      {
        // Ignores errors, because the end of the process is handled anyway.
        post: (message) => this.#child.connected && this.#child.send(message as object, () => undefined),
        on: (receive) =>
          this.#child.on('message', (message) => {
            this.#lastMessageAt = performance.now();
            receive(message);
          }),
        timeout: -1,
      },
    );
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
  async load(releases: readonly ReleaseName[]): Promise<void> {
    this.#isStarting = true;
    await this.#functions.load(releases).catch(() => undefined);
    this.#isStarting = false;
  }

  /**
   * Renders a page.
   * @param skipped releases that are not rendered on the server at present
   * @throws RenderError when the shell cannot render the page or the page takes too long; ProcessEndError when the process
   * ends
   */
  async render(
    { composition, ...fields }: RenderJob,
    skipped: readonly ReleaseName[],
    fetchApi: ApiReader,
  ): Promise<JobResult> {
    if (!this.#isAlive) throw new ProcessEndError('The render process has ended.');
    this.#lastId += 1;
    const id = this.#lastId;
    this.#renders.set(id, { composition, fetchApi });
    try {
      const result = await withTimeLimit(
        this.#options.pageTimeoutMs ?? PAGE_TIMEOUT_MS,
        this.#functions.render(id, getCompositionNumber(composition), fields, skipped),
        () => new RenderError('The page was not rendered in time.'),
      );
      if ('shellFailure' in result) throw new RenderError(result.shellFailure.message, result.shellFailure);
      return result;
    } finally {
      this.#renders.delete(id);
    }
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

  #getRender(id: number) {
    const render = this.#renders.get(id);
    if (!render) throw new Error('The render has ended.');
    return render;
  }

  #killIfStuck(): void {
    if (!this.#isStarting && this.#renders.size === 0) return;
    const maxSilenceMs = this.#isStarting ? START_SILENCE_MS : (this.#options.silenceMs ?? RENDER_SILENCE_MS);
    if (performance.now() - this.#lastMessageAt >= maxSilenceMs)
      this.kill('The render process did not answer in time.');
  }

  #end(reason: string): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    clearInterval(this.#watchdog);
    this.#options.onEnd?.(reason);
    this.#functions.$close(new ProcessEndError(reason));
  }
}
