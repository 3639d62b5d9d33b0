import { BlockedReleases } from './blocked-releases.ts';
import { chooseProcess, isAnotherProcessUseful } from './choose-process.ts';
import { findPageOwner } from './page-owner.ts';
import type { RenderServices } from './pending-render.ts';
import { isSameRelease } from './release-name.ts';
import type { JobResult, ReleaseName, RenderJob, RenderMode } from './render-messages.ts';
import { RenderHistory } from './render-history.ts';
import {
  type ProcessEnd,
  RenderPausedError,
  RenderProcessError,
  type StartCrash,
} from './render-process-error.ts';
import { RENDER_TIMEOUT_MS, RenderProcess } from './render-process.ts';
import { StartBackoff } from './start-backoff.ts';

/** Largest number of processes. While all processes hang and are not killed yet, one more process may start. */
const MAX_PROCESSES = 2;

/** Renders pages in separate processes. Replaces failed processes, and blocks releases that make a process fail. */
export class Renderer {
  #processes: RenderProcess[] = [];
  readonly #blocks = new BlockedReleases();
  readonly #history = new RenderHistory();
  readonly #backoff = new StartBackoff();
  readonly #onStartCrash: (crash: StartCrash) => void;
  readonly #onLateFailure: (error: RenderProcessError) => void;
  readonly #renderTimeoutMs: number;
  /** The release that was reported last because it hangs in the process or made the process fail. */
  readonly #reportedReleases = new WeakMap<RenderProcess, ReleaseName>();
  #isClosed = false;

  /**
   * @param onLateFailure is called when a release makes a process without waiting renders fail, or when the responsible
   * release becomes known only after the pages were sent
   * @param onStartCrash is called when a process cannot be started, or crashes before it has finished a render and no
   * release is responsible
   * @param renderTimeoutMs time limit of a render in one process, in milliseconds
   */
  constructor(
    onLateFailure: (error: RenderProcessError) => void = () => undefined,
    onStartCrash: (crash: StartCrash) => void = () => undefined,
    renderTimeoutMs = RENDER_TIMEOUT_MS,
  ) {
    this.#onLateFailure = onLateFailure;
    this.#onStartCrash = onStartCrash;
    this.#renderTimeoutMs = renderTimeoutMs;
  }

  /**
   * Renders a page. Repeats the render in another process when the process ends, or when the process hangs in code of a
   * remote. The repeated render omits the releases that are blocked or probably hang. If the hanging process answers
   * first, the result of that process is used.
   * @param onProcessFailure is called at most once, with the reason for the repeated render
   * @throws RenderProcessError when the page cannot be rendered
   */
  async render(
    job: Omit<RenderJob, 'blocked'>,
    mode: RenderMode,
    services: RenderServices,
    onProcessFailure: (error: RenderProcessError) => void,
  ): Promise<JobResult> {
    const owner = findPageOwner(job.composition.snapshot, job.url);
    const startRender = async (renderProcess: RenderProcess, onHang?: () => void) => {
      const result = await renderProcess.render(
        { ...job, blocked: this.#listReleasesToSkip() },
        mode,
        services,
        {
          owner,
          timeoutMs: this.#renderTimeoutMs,
          ...(onHang && { onHang }),
        },
      );
      this.#backoff.reset();
      this.#history.countPage(result.rendered ?? [], job.composition.snapshot.shell);
      return result;
    };
    const warmUp = (spare: RenderProcess) =>
      void spare.render({ ...job, blocked: [] }, 'empty', services).catch(() => undefined);
    const firstProcess = this.#chooseProcess(owner, warmUp);
    let repeated = undefined as { result: Promise<JobResult>; skippedRelease: ReleaseName } | undefined;
    let isFailureKnown = false;
    const reportFailure = (error: RenderProcessError) => {
      if (isFailureKnown) return;
      isFailureKnown = true;
      if (error.failedRelease) this.#reportedReleases.set(firstProcess, error.failedRelease);
      onProcessFailure(error);
    };
    try {
      return await new Promise<JobResult>((resolve, reject) => {
        const repeatInAnotherProcess = () => {
          const release = this.#findHangingRelease(firstProcess);
          // Every page needs the shell, so a repetition would hang, too.
          if (!release || release.app === 'shell' || repeated) return;
          const otherProcess = this.#findOrStartResponsiveProcess(owner, warmUp);
          if (!otherProcess) return;
          const isCertain = !firstProcess.hasSeveralSuspects;
          repeated = { result: startRender(otherProcess), skippedRelease: release };
          repeated.result.then(
            (result) => {
              if (isCertain)
                reportFailure(new RenderProcessError('A server bundle did not return in time.', release));
              else
                firstResult.catch((error: unknown) =>
                  // Other renders may wait in the process. They report the failure first, with their pages.
                  setImmediate(() => this.#reportLateFailure(firstProcess, error)),
                );
              resolve(result);
            },
            () => undefined,
          );
        };
        const firstResult = startRender(firstProcess, repeatInAnotherProcess);
        firstResult.then(resolve, reject);
      });
    } catch (error) {
      const isRepeatable = repeated !== undefined || !firstProcess.isAlive;
      if (!(error instanceof RenderProcessError) || !isRepeatable || this.#isClosed) throw error;
      reportFailure(error);
      const { failedRelease } = error;
      const isFailedReleaseSkipped = !failedRelease || isSameRelease(failedRelease, repeated?.skippedRelease);
      return await (repeated && isFailedReleaseSkipped
        ? repeated.result
        : startRender(this.#chooseProcess(owner, warmUp)));
    }
  }

  /** Returns whether a release is blocked because it made a process fail. */
  isBlocked(release: ReleaseName): boolean {
    return this.#blocks.isBlocked(release);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#processes.map((renderProcess) => renderProcess.close()));
  }

  /**
   * Returns the process for a page of an app. When all processes hang, returns the process with the latest unanswered
   * ping.
   * @param warmUp is called with a process that is started for later pages
   * @throws RenderProcessError when the server closes, RenderPausedError when no process can be started
   */
  #chooseProcess(owner: string, warmUp: (spare: RenderProcess) => void): RenderProcess {
    if (this.#isClosed) throw new RenderProcessError('The server closes.');
    const responsiveProcess = this.#findOrStartResponsiveProcess(owner, warmUp);
    if (responsiveProcess) return responsiveProcess;
    if (this.#processes.length === 0) throw new RenderPausedError('No render process can be started.');
    return this.#processes.reduce((a, b) => (a.unresponsiveMs <= b.unresponsiveMs ? a : b));
  }

  /**
   * Returns a process that does not hang, started for this page if necessary; undefined when too many processes hang,
   * the server closes, or no process can be started.
   */
  #findOrStartResponsiveProcess(
    owner: string,
    warmUp: (spare: RenderProcess) => void,
  ): RenderProcess | undefined {
    this.#processes = this.#processes.filter(({ isAlive }) => isAlive);
    const chosen = chooseProcess(this.#processes, owner);
    if (chosen) {
      const isSpareUseful = this.#processes.length < MAX_PROCESSES && isAnotherProcessUseful(chosen, owner);
      const spare = isSpareUseful ? this.#startProcess() : undefined;
      if (spare) warmUp(spare);
      return chosen;
    }
    return this.#processes.length <= MAX_PROCESSES && !this.#isClosed ? this.#startProcess() : undefined;
  }

  /** Returns a new process; undefined while starts are paused, and when the system refuses the start. */
  #startProcess(): RenderProcess | undefined {
    if (this.#backoff.isPaused) return undefined;
    try {
      const renderProcess: RenderProcess = new RenderProcess((end) => this.#handleEnd(renderProcess, end));
      this.#processes.push(renderProcess);
      return renderProcess;
    } catch (error) {
      this.#reportStartCrash('The render process could not be started.', String(error));
      return undefined;
    }
  }

  #reportStartCrash(reason: string, errorOutput: string): void {
    this.#onStartCrash({ reason, errorOutput, ...this.#backoff.recordCrash() });
  }

  /** Reports a failed process when the responsible release is known and was not reported for this process. */
  #reportLateFailure(renderProcess: RenderProcess, error: unknown): void {
    if (!(error instanceof RenderProcessError) || !error.failedRelease) return;
    if (isSameRelease(error.failedRelease, this.#reportedReleases.get(renderProcess))) return;
    this.#reportedReleases.set(renderProcess, error.failedRelease);
    this.#onLateFailure(error);
  }

  /**
   * Blocks the release that made a process fail. If no release is responsible and the process has finished no render,
   * reports a start crash. If renders wait, they report the failure of the release; otherwise this function does,
   * unless a render has reported that the release hangs.
   * @returns the error for the waiting renders
   */
  #handleEnd(renderProcess: RenderProcess, end: ProcessEnd): RenderProcessError {
    const { reason, suspects, stack, errorOutput, pendingRenders, hasRendered } = end;
    if (this.#isClosed) return new RenderProcessError(reason);
    // When no render waits, the shell does not count as responsible.
    const isIdle = pendingRenders === 0;
    const release = this.#history.recordProcessEnd(
      isIdle ? suspects.filter(({ app }) => app !== 'shell') : suspects,
    );
    const error = new RenderProcessError(reason, release, stack || undefined);
    if (release) this.#blocks.block(release);
    else if (!hasRendered) this.#reportStartCrash(reason, errorOutput);
    if (isIdle) this.#reportLateFailure(renderProcess, error);
    return error;
  }

  /** Returns the release that probably runs in a process that hangs; undefined when the process does not hang. */
  #findHangingRelease(renderProcess: RenderProcess): ReleaseName | undefined {
    return this.#history.findSuspectWithFewestPages(renderProcess.hangSuspects);
  }

  /** Returns the blocked releases, and the releases of remotes that probably run in hanging processes. */
  #listReleasesToSkip(): ReleaseName[] {
    const hangingReleases = this.#processes.flatMap((each) => this.#findHangingRelease(each) ?? []);
    return [...this.#blocks.listBlocked(), ...hangingReleases.filter(({ app }) => app !== 'shell')];
  }
}
