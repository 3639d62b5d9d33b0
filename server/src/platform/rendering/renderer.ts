import { BlockedReleases } from './blocked-releases.ts';
import { chooseProcess, isAnotherProcessUseful } from './choose-process.ts';
import { findPageOwner } from './page-owner.ts';
import type { JobResult, ReleaseName, RenderJob, RenderMode } from './render-messages.ts';
import { RenderProcessError } from './render-process-error.ts';
import { RenderProcess, type RenderServices } from './render-process.ts';

/** Largest number of processes. While all of them hang and are not killed yet, one more may start. */
const MAX_PROCESSES = 2;

/**
 * Renders pages in separate processes. Replaces failed processes and blocks the releases that made them fail.
 */
export class Renderer {
  #processes: RenderProcess[] = [];
  readonly #blocks = new BlockedReleases();
  readonly #onIdleFailure: (error: RenderProcessError) => void;
  #isClosed = false;

  /** @param onIdleFailure is called when a process fails in which no render waits: a bundle's timer ran */
  constructor(onIdleFailure: (error: RenderProcessError) => void = () => undefined) {
    this.#onIdleFailure = onIdleFailure;
  }

  /**
   * Renders a page. When the process fails or hangs, repeats the render once without the release that ran in the
   * process. If a hanging process answers before the repeated render, its result is used.
   * @param onProcessFailure is called when the render was repeated, with the reason
   * @throws RenderProcessError when the page cannot be rendered
   */
  async render(
    job: Omit<RenderJob, 'blocked'>,
    mode: RenderMode,
    services: RenderServices,
    onProcessFailure: (error: RenderProcessError) => void,
  ): Promise<JobResult> {
    const owner = findPageOwner(job.composition.snapshot, job.url);
    const start = (renderProcess: RenderProcess, onHang?: (release: ReleaseName) => void) =>
      renderProcess.render({ ...job, blocked: this.#releasesToSkip() }, mode, services, {
        owner,
        ...(onHang && { onHang }),
      });
    const warmUp = (spare: RenderProcess) =>
      void spare.render({ ...job, blocked: [] }, 'empty', services).catch(() => undefined);
    const first = this.#processFor(owner, warmUp);
    let repeated: Promise<JobResult> | undefined;
    let isFailureKnown = false;
    const reportFailure = (error: RenderProcessError) => {
      if (!isFailureKnown) onProcessFailure(error);
      isFailureKnown = true;
    };
    try {
      return await new Promise<JobResult>((resolve, reject) => {
        const repeatElsewhere = (release: ReleaseName) => {
          // Every page needs the shell, so a repeated render would hang, too.
          const other = release.app === 'shell' ? undefined : this.#responsiveProcess(owner, warmUp);
          if (!other || repeated) return;
          repeated = start(other);
          repeated.then(
            (result) => {
              reportFailure(new RenderProcessError('A server bundle did not return in time.', release));
              resolve(result);
            },
            () => undefined,
          );
        };
        start(first, repeatElsewhere).then(resolve, reject);
      });
    } catch (error) {
      const isRepeatable = repeated !== undefined || !first.isAlive;
      if (!(error instanceof RenderProcessError) || !isRepeatable || this.#isClosed) throw error;
      reportFailure(error);
      return await (repeated ?? start(this.#processFor(owner, warmUp)));
    }
  }

  /** Returns whether a release is currently not rendered on the server. */
  isBlocked(release: ReleaseName): boolean {
    return this.#blocks.isBlocked(release);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#processes.map((renderProcess) => renderProcess.close()));
  }

  /**
   * Returns the process for a page of an app.
   * @param warmUp gets a process that is started for later pages
   * @throws RenderProcessError when the server closes
   */
  #processFor(owner: string, warmUp: (spare: RenderProcess) => void): RenderProcess {
    if (this.#isClosed) throw new RenderProcessError('The server closes.');
    return (
      this.#responsiveProcess(owner, warmUp) ??
      this.#processes.reduce((a, b) => (a.unresponsiveMs <= b.unresponsiveMs ? a : b))
    );
  }

  /** Returns a process that does not hang, started for this page if necessary; undefined when too many hang. */
  #responsiveProcess(owner: string, warmUp: (spare: RenderProcess) => void): RenderProcess | undefined {
    this.#processes = this.#processes.filter(({ isAlive }) => isAlive);
    const chosen = chooseProcess(this.#processes, owner);
    if (chosen) {
      if (this.#processes.length < MAX_PROCESSES && isAnotherProcessUseful(chosen, owner))
        warmUp(this.#startProcess());
      return chosen;
    }
    return this.#processes.length <= MAX_PROCESSES && !this.#isClosed ? this.#startProcess() : undefined;
  }

  #startProcess(): RenderProcess {
    const renderProcess = new RenderProcess((error, pendingRenders) =>
      this.#blockFailedRelease(error, pendingRenders > 0),
    );
    this.#processes.push(renderProcess);
    return renderProcess;
  }

  /** Blocks the release that made a process fail. The waiting renders report the failure, if there are any. */
  #blockFailedRelease(error: RenderProcessError, hasRenders: boolean): void {
    const { failedRelease } = error;
    // Never blocks the shell when no render waits: it starts no timers, and all pages would be blocked with it.
    if (this.#isClosed || !failedRelease || (failedRelease.app === 'shell' && !hasRenders)) return;
    this.#blocks.block(failedRelease);
    if (!hasRenders) this.#onIdleFailure(error);
  }

  /** Returns the blocked releases, and the releases of remotes that run in hanging processes. */
  #releasesToSkip(): ReleaseName[] {
    const hanging = this.#processes.flatMap(({ hangingRelease }) => hangingRelease ?? []);
    return [...this.#blocks.listBlocked(), ...hanging.filter(({ app }) => app !== 'shell')];
  }
}
