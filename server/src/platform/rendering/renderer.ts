import { type ApiReader, ProcessEndError, RenderError, RenderProcess } from './render-process.ts';
import type { BundleSource, JobResult, ReleaseName, RenderJob } from './render-calls.ts';

const PROCESSES = 2;

/** Largest number of renders in a process at a time. More renders would make each other late. */
const MAX_RENDERS_PER_PROCESS = 8;

/** Rejects renders when this many wait: visitors would wait too long. The browser then renders the page. */
const MAX_WAITING = 200;

/** Longest wait for a process, in milliseconds. The first processes may take longer to start. */
const MAX_WAIT_MS = 3_000;
const MAX_FIRST_WAIT_MS = 20_000;

/** Time for which a release that made a process fail is not rendered on the server, in milliseconds. */
const SKIP_REMOTE_MS = 60_000;

/**
 * The time is short for a shell, because without a shell all pages are rendered in the browser, and a part of a remote
 * may have continued to run after the shell was entered.
 */
const SKIP_SHELL_MS = 5_000;

/** Pause before new processes start after a process has ended before it was ready, in milliseconds. */
const START_PAUSE_MS = 5_000;

/** The end of a process. */
export interface ProcessFailure {
  reason: string;
  /** The release whose code ran last; undefined when no code of a release has run. */
  release: ReleaseName | undefined;
  /** The first part of the error output of the process. */
  errorOutput: string;
}

export interface RendererOptions {
  readBundle(release: ReleaseName): Promise<BundleSource>;
  /** Returns the live shell and the live remotes, which new processes load before their first page. */
  listLiveReleases(): Promise<readonly ReleaseName[]>;
  /** Is called when a process has ended, except when the renderer closes. */
  onProcessFailure(failure: ProcessFailure): void;
}

/** A render that waits for a process. */
interface WaitingRender {
  start(renderProcess: RenderProcess): void;
  refuse(): void;
}

/**
 * Renders pages in a pool of processes. Replaces a process that ends or hangs, and repeats its renders once in another
 * process. For a time, skips the release whose code ran last in the process.
 */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #processes = new Set<RenderProcess>();
  readonly #readyProcesses = new Set<RenderProcess>();
  readonly #waiting: WaitingRender[] = [];
  readonly #skippedUntil = new Map<string, { release: ReleaseName; until: number }>();
  #pausedUntil = 0;
  #wasReady = false;
  #isClosed = false;

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  /** Starts the processes before the first page needs them. */
  start(): void {
    while (!this.#isClosed && this.#processes.size < PROCESSES && performance.now() >= this.#pausedUntil)
      this.#startProcess();
  }

  /**
   * Renders a page.
   * @throws RenderError when the page cannot be rendered on the server
   */
  async render(job: RenderJob, fetchApi: ApiReader): Promise<JobResult> {
    this.start();
    const run = () =>
      this.#runInProcess((renderProcess) => renderProcess.render(job, this.#listSkipped(), fetchApi));
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ProcessEndError)) throw error;
      return run();
    }
  }

  /** Returns whether a release is skipped, because it made a process fail. */
  isSkipped({ app, version }: ReleaseName): boolean {
    return this.#listSkipped().some((release) => release.app === app && release.version === version);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#processes].map((renderProcess) => renderProcess.close()));
  }

  #startProcess(): void {
    const renderProcess = new RenderProcess({
      readBundle: this.#options.readBundle,
      onEnd: (reason) => this.#handleEnd(renderProcess, reason),
    });
    this.#processes.add(renderProcess);
    void this.#prepare(renderProcess);
  }

  async #prepare(renderProcess: RenderProcess): Promise<void> {
    const [shell, ...remotes] = await this.#options.listLiveReleases().catch(() => []);
    const isShellUsable = shell !== undefined && !this.isSkipped(shell);
    await renderProcess.load(
      isShellUsable ? [shell, ...remotes.filter((release) => !this.isSkipped(release))] : [],
    );
    if (!renderProcess.isAlive) return;
    this.#wasReady = true;
    this.#readyProcesses.add(renderProcess);
    this.#startWaitingRenders();
  }

  /** Skips the release whose code ran last, starts another process, and moves the renders of the process. */
  #handleEnd(renderProcess: RenderProcess, reason: string): void {
    const wasReady = this.#readyProcesses.delete(renderProcess);
    this.#processes.delete(renderProcess);
    if (this.#isClosed) return;
    const { enteredRelease: release, errorOutput } = renderProcess;
    if (release) {
      const skipMs = release.app === 'shell' ? SKIP_SHELL_MS : SKIP_REMOTE_MS;
      this.#skippedUntil.set(`${release.app} ${release.version}`, {
        release,
        until: performance.now() + skipMs,
      });
    } else if (!wasReady) {
      this.#pausedUntil = performance.now() + START_PAUSE_MS;
      setTimeout(() => this.start(), START_PAUSE_MS).unref();
    }
    this.#options.onProcessFailure({ reason, release, errorOutput });
    this.start();
    if (this.#processes.size === 0) for (const render of this.#waiting.splice(0)) render.refuse();
  }

  /** Runs `work` in the process with the fewest renders, when one is free. */
  #runInProcess(work: (renderProcess: RenderProcess) => Promise<JobResult>): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer);
        reject(new RenderError('No render process is free.'));
      };
      const start = (renderProcess: RenderProcess) => {
        clearTimeout(timer);
        work(renderProcess)
          .then(resolve, reject)
          .finally(() => this.#startWaitingRenders());
      };
      const render: WaitingRender = { start, refuse };
      const timer = setTimeout(
        () => {
          this.#waiting.splice(this.#waiting.indexOf(render), 1);
          refuse();
        },
        this.#wasReady ? MAX_WAIT_MS : MAX_FIRST_WAIT_MS,
      );
      if (this.#isClosed || this.#processes.size === 0 || this.#waiting.length >= MAX_WAITING) {
        refuse();
        return;
      }
      this.#waiting.push(render);
      this.#startWaitingRenders();
    });
  }

  #startWaitingRenders(): void {
    while (this.#waiting.length > 0) {
      const [renderProcess] = [...this.#readyProcesses].sort((a, b) => a.pendingRenders - b.pendingRenders);
      if (!renderProcess || renderProcess.pendingRenders >= MAX_RENDERS_PER_PROCESS) return;
      this.#waiting.shift()?.start(renderProcess);
    }
  }

  #listSkipped(): ReleaseName[] {
    const now = performance.now();
    return [...this.#skippedUntil.values()].filter(({ until }) => until > now).map(({ release }) => release);
  }
}
