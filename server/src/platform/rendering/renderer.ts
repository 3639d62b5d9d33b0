import type { JobResult, ReleaseName, RenderJob, RenderMode } from './render-messages.ts';
import { RenderProcess, RenderProcessError, type RenderServices } from './render-process.ts';

/** Renders per process before another process is started. */
const BUSY_RENDERS = 8;

/** A process that does not answer for this long gets no new renders. */
const SLOW_MS = 300;

const MAX_PROCESSES = 2;

/** How long a blocked release is not rendered on the server: at first, doubled each time, and at most. */
const FIRST_BLOCK_MS = 60_000;
const MAX_BLOCK_MS = 60 * 60_000;

interface Block {
  release: ReleaseName;
  until: number;
  ms: number;
}

/** Renders pages in separate processes: replaces failed ones and blocks the releases that made them fail. */
export class Renderer {
  #processes: RenderProcess[] = [];
  readonly #blocks = new Map<string, Block>();
  readonly #blamed = new WeakSet<RenderProcess>();
  #isClosed = false;

  /**
   * Renders a page. When its process fails, the render is repeated once without the release that made it fail.
   * @param failed called for each failure of a process
   * @throws RenderProcessError when the page cannot be rendered
   */
  async render(
    job: Omit<RenderJob, 'blocked'>,
    mode: RenderMode,
    services: RenderServices,
    failed: (error: RenderProcessError) => void,
  ): Promise<JobResult> {
    for (let attempt = 0; ; attempt += 1) {
      const process = this.#choose();
      try {
        return await process.render({ ...job, blocked: this.#blocked() }, mode, services);
      } catch (error) {
        if (!(error instanceof RenderProcessError) || process.isAlive || this.#isClosed) throw error;
        if (error.culprit) this.#block(error.culprit, process);
        failed(error);
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
    await Promise.all(this.#processes.map((process) => process.close()));
  }

  #choose(): RenderProcess {
    if (this.#isClosed) throw new RenderProcessError('The server closes.');
    this.#processes = this.#processes.filter(({ isAlive }) => isAlive);
    const responsive = this.#processes
      .filter(({ unresponsiveMs }) => unresponsiveMs < SLOW_MS)
      .sort((a, b) => a.pendingRenders - b.pendingRenders);
    const [best] = responsive;
    if (best && (best.pendingRenders < BUSY_RENDERS || this.#processes.length >= MAX_PROCESSES)) return best;
    // One more than usual while another hangs and has not been killed yet.
    const maximum = best ? MAX_PROCESSES : MAX_PROCESSES + 1;
    if (this.#processes.length < maximum) {
      const started = new RenderProcess();
      this.#processes.push(started);
      return started;
    }
    return this.#processes.reduce((a, b) => (a.unresponsiveMs <= b.unresponsiveMs ? a : b));
  }

  /** Several renders fail with one process, but the release is blocked once. */
  #block(release: ReleaseName, failed: RenderProcess): void {
    if (this.#blamed.has(failed)) return;
    this.#blamed.add(failed);
    const key = `${release.app} ${release.version}`;
    const ms = Math.min((this.#blocks.get(key)?.ms ?? FIRST_BLOCK_MS / 2) * 2, MAX_BLOCK_MS);
    this.#blocks.set(key, { release, ms, until: performance.now() + ms });
  }

  #blocked(): ReleaseName[] {
    return [...this.#blocks.values()]
      .filter(({ until }) => until > performance.now())
      .map(({ release }) => release);
  }
}
