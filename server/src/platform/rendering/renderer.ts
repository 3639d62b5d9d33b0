import type { JobResult, ReleaseName, RenderJob, RenderMode } from './render-messages.ts';
import { RenderProcess, RenderProcessError, type RenderServices } from './render-process.ts';

/** Another process is started when each process has this many pending renders. */
const BUSY_RENDERS = 8;

/** A process gets no new renders after this time without a response. */
const RESPONSIVE_MS = 300;

const MAX_PROCESSES = 2;

/** Length of the first block of a release. Each further block is twice as long, up to MAX_BLOCK_MS. */
const FIRST_BLOCK_MS = 60_000;
const MAX_BLOCK_MS = 60 * 60_000;

interface BlockedRelease {
  release: ReleaseName;
  until: number;
  ms: number;
}

/**
 * Renders pages in separate processes. Replaces failed processes and blocks the releases that made them fail.
 */
export class Renderer {
  #processes: RenderProcess[] = [];
  readonly #blocks = new Map<string, BlockedRelease>();
  readonly #handledFailures = new WeakSet<RenderProcess>();
  #isClosed = false;

  /**
   * Renders a page. When the process fails, repeats the render once without the release that made the process
   * fail.
   * @param onProcessFailure is called for each failure of a process
   * @throws RenderProcessError when the page cannot be rendered
   */
  async render(
    job: Omit<RenderJob, 'blocked'>,
    mode: RenderMode,
    services: RenderServices,
    onProcessFailure: (error: RenderProcessError) => void,
  ): Promise<JobResult> {
    for (let attempt = 0; ; attempt += 1) {
      const renderProcess = this.#chooseProcess();
      try {
        return await renderProcess.render({ ...job, blocked: this.#blockedReleases() }, mode, services);
      } catch (error) {
        if (!(error instanceof RenderProcessError) || renderProcess.isAlive || this.#isClosed) throw error;
        if (error.failedRelease) this.#block(error.failedRelease, renderProcess);
        onProcessFailure(error);
        if (attempt > 0) throw error;
      }
    }
  }

  /** Returns whether a release is currently not rendered on the server. */
  isBlocked({ app, version }: ReleaseName): boolean {
    return (this.#blocks.get(`${app} ${version}`)?.until ?? 0) > performance.now();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#processes.map((renderProcess) => renderProcess.close()));
  }

  #chooseProcess(): RenderProcess {
    if (this.#isClosed) throw new RenderProcessError('The server closes.');
    this.#processes = this.#processes.filter(({ isAlive }) => isAlive);
    const responsive = this.#processes
      .filter(({ unresponsiveMs }) => unresponsiveMs < RESPONSIVE_MS)
      .sort((a, b) => a.pendingRenders - b.pendingRenders);
    const [leastBusy] = responsive;
    if (leastBusy && (leastBusy.pendingRenders < BUSY_RENDERS || this.#processes.length >= MAX_PROCESSES))
      return leastBusy;
    // When all processes hang, one more process may start.
    const maxProcesses = leastBusy ? MAX_PROCESSES : MAX_PROCESSES + 1;
    if (this.#processes.length < maxProcesses) {
      const newProcess = new RenderProcess();
      this.#processes.push(newProcess);
      return newProcess;
    }
    return this.#processes.reduce((a, b) => (a.unresponsiveMs <= b.unresponsiveMs ? a : b));
  }

  /** Blocks a release once per failed process, although several renders may fail with the process. */
  #block(release: ReleaseName, failedProcess: RenderProcess): void {
    if (this.#handledFailures.has(failedProcess)) return;
    this.#handledFailures.add(failedProcess);
    const key = `${release.app} ${release.version}`;
    const blockMs = Math.min((this.#blocks.get(key)?.ms ?? FIRST_BLOCK_MS / 2) * 2, MAX_BLOCK_MS);
    this.#blocks.set(key, { release, ms: blockMs, until: performance.now() + blockMs });
  }

  #blockedReleases(): ReleaseName[] {
    return [...this.#blocks.values()]
      .filter(({ until }) => until > performance.now())
      .map(({ release }) => release);
  }
}
