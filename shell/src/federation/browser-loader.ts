import type { SnapshotRelease, Snapshot } from '@rangmala/shared/contract';
import type { PageModule } from '@rangmala/shared/remote';
import { shellPages } from '../shell-pages.ts';
import { reportFailure, reportLoad } from './client-reports.ts';
import { createFulfilledPromise, isFulfilled } from './fulfilled-promise.ts';
import { getFirstAttempt, listLoadAttempts, type LoadAttempt } from './load-attempts.ts';
import type { LoadResult, ModuleLoader } from './module-loader.ts';

/** Time limit for all attempts to load one module together, in milliseconds. */
const LOAD_TIMEOUT_MS = 8_000;

/**
 * Longest time in milliseconds for which an attempt to load the current release runs alone. After this time, the
 * fallback loads too, and the release that arrives first is used.
 */
const HEDGE_MS = 4_000;

/** Pause in milliseconds before the same release is attempted again, because a fault may be temporary. */
const RETRY_PAUSE_MS = 400;

/**
 * Number of attempts to load and render a page of the shell. Each load gets at most {@link LOAD_TIMEOUT_MS} divided by
 * this number.
 */
const SHELL_PAGE_ATTEMPTS = 2;

/** Longest time in milliseconds for which a navigation keeps the old page before the new page shows its placeholder. */
const NAVIGATION_WAIT_MS = 1_000;

export interface BrowserLoader extends ModuleLoader {
  /** Returns whether the promise of `load(app, name)` is already fulfilled. */
  isLoaded(app: string, name: string): boolean;
}

/**
 * Creates the module loader of a page. The loader loads remotes through Module Federation, and the shell's own pages by
 * import.
 * @param renderedReleases position of the release that the server rendered, by app; 0 for apps that are not listed
 */
export function createBrowserLoader(
  snapshot: Snapshot,
  renderedReleases: Readonly<Record<string, number>> = {},
): BrowserLoader {
  const results = new Map<string, Promise<LoadResult>>();
  const waits = new Map<string, Promise<void>>();
  /** Number of the first attempt after the last reset, by version. The number makes the container's URL unique. */
  const firstAttemptNumbers = new Map<string, number>();

  async function loadRemoteModule(app: string, name: string, firstAttempt: number): Promise<LoadResult> {
    const remote = snapshot.remotes.find((entry) => entry.app === app);
    const attempts = remote ? listLoadAttempts(remote.releases) : [];
    const deadline = performance.now() + LOAD_TIMEOUT_MS;
    const runningLoads = new Map<string, Promise<LoadResult>>();
    let error: unknown = new Error(`There is no remote called ${app}.`);
    for (const [number, attempt] of attempts.entries()) {
      const { version } = attempt.release;
      // Skips attempts before `firstAttempt`, and releases that are still loading.
      if (number < firstAttempt || runningLoads.has(version)) continue;
      const load = attemptLoad(app, name, attempt, number);
      runningLoads.set(version, load);
      load.catch(() => runningLoads.delete(version));
      const isLastAttempt = number === attempts.length - 1;
      const untilDeadline = deadline - performance.now();
      try {
        const result = await waitForFirstSuccess(
          runningLoads,
          isLastAttempt ? untilDeadline : Math.min(HEDGE_MS, untilDeadline),
        );
        reportSlowReleases(app, name, result, runningLoads.keys());
        return result;
      } catch (loadError) {
        error = loadError;
      }
    }
    if (runningLoads.size > 0) {
      try {
        return await waitForFirstSuccess(runningLoads, deadline - performance.now());
      } catch (loadError) {
        error = loadError;
      }
    }
    for (const version of runningLoads.keys()) reportFailure({ app, name, version, phase: 'load', error });
    return { ok: false, error };
  }

  async function attemptLoad(
    app: string,
    name: string,
    attempt: LoadAttempt,
    attemptNumber: number,
  ): Promise<LoadResult> {
    const { version } = attempt.release;
    try {
      if (attempt.isRetry) await pause(RETRY_PAUSE_MS);
      const startedAt = performance.now();
      const module = await importModule(attempt, name);
      reportLoad({ app, version, ms: Math.round(performance.now() - startedAt) });
      return { ok: true, module, version, attempt: attemptNumber };
    } catch (error) {
      reportFailure({ app, name, version, phase: 'load', error });
      throw error;
    }
  }

  async function importModule({ release, isRetry }: LoadAttempt, name: string): Promise<PageModule> {
    const number = (firstAttemptNumbers.get(release.version) ?? 0) + (isRetry ? 1 : 0);
    const { importFromContainer } = await import(
      /* webpackChunkName: "federation" */ './federation-runtime.ts'
    );
    const module = await importFromContainer(
      release.container,
      { entry: createEntryUrl(release, number), isRetry: number > 0 },
      name,
    );
    return module;
  }

  async function loadShellPage(name: string, firstAttempt: number): Promise<LoadResult> {
    const load = shellPages[name];
    if (!load) return { ok: false, error: new Error(`The shell has no page called ${name}.`) };
    const version = snapshot.shell;
    const deadline = performance.now() + LOAD_TIMEOUT_MS;
    let lastError: unknown;
    for (let attempt = firstAttempt; attempt < SHELL_PAGE_ATTEMPTS; attempt += 1) {
      try {
        if (attempt > 0) await pause(RETRY_PAUSE_MS);
        const startedAt = performance.now();
        const module = await withTimeLimit(
          load(),
          Math.min(LOAD_TIMEOUT_MS / SHELL_PAGE_ATTEMPTS, deadline - startedAt),
        );
        reportLoad({ app: 'shell', version, ms: Math.round(performance.now() - startedAt) });
        return { ok: true, module, version, attempt };
      } catch (error) {
        reportFailure({ app: 'shell', name, version, phase: 'load', error });
        lastError = error;
      }
    }
    return { ok: false, error: lastError };
  }

  const getDefaultAttempt = (app: string) => getFirstAttempt(renderedReleases[app] ?? 0);

  function load(app: string, name: string, firstAttempt = getDefaultAttempt(app)): Promise<LoadResult> {
    const key = `${app}/${name}/${firstAttempt}`;
    let result = results.get(key);
    if (!result) {
      result =
        app === 'shell' ? loadShellPage(name, firstAttempt) : loadRemoteModule(app, name, firstAttempt);
      results.set(key, result);
      void result.then((value) => {
        if (results.get(key) === result) results.set(key, createFulfilledPromise(value));
      });
    }
    return result;
  }

  return {
    load,
    isLoaded(app, name) {
      const result = results.get(`${app}/${name}/${getDefaultAttempt(app)}`);
      return result !== undefined && isFulfilled(result);
    },
    waitBriefly(app, name) {
      const key = `${app}/${name}`;
      let wait = waits.get(key);
      if (!wait) {
        const result = load(app, name);
        wait = isFulfilled(result)
          ? createFulfilledPromise(undefined)
          : Promise.race([result.then(() => undefined), pause(NAVIGATION_WAIT_MS)]);
        waits.set(key, wait);
      }
      return wait;
    },
    reset(app, name) {
      for (const key of results.keys()) if (key.startsWith(`${app}/${name}/`)) results.delete(key);
      for (const { version } of snapshot.remotes.find((entry) => entry.app === app)?.releases ?? []) {
        firstAttemptNumbers.set(version, (firstAttemptNumbers.get(version) ?? 0) + 2);
      }
    },
    reportRenderFailure(app, name, version, error) {
      reportFailure({ app, name, version, phase: 'render', error });
    },
  };
}

/** Returns the URL of a container. A retry gets another URL, because the browser may have cached a broken response. */
function createEntryUrl(release: SnapshotRelease, attemptNumber: number): string {
  const file = `${release.base}${release.entry[0] ?? ''}`;
  const url = new URL(file, window.location.href);
  if (attemptNumber > 0) url.searchParams.set('try', String(attemptNumber));
  return url.href;
}

/** Reports releases that are still loading when another release is used. These releases count as failed. */
function reportSlowReleases(app: string, name: string, result: LoadResult, loading: Iterable<string>): void {
  for (const version of loading) {
    if (!result.ok || version === result.version) continue;
    const error = new Error('The server did not answer in time.');
    reportFailure({ app, name, version, phase: 'load', error });
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves with the first load that succeeds. Rejects when all loads fail, or after `ms` milliseconds. */
async function waitForFirstSuccess(
  runningLoads: ReadonlyMap<string, Promise<LoadResult>>,
  ms: number,
): Promise<LoadResult> {
  try {
    return await withTimeLimit(Promise.any(runningLoads.values()), ms);
  } catch (error) {
    throw error instanceof AggregateError ? error.errors.at(-1) : error;
  }
}

/**
 * Rejects after `ms` milliseconds. Pauses twice: after a page was busy or asleep, a single timer would expire before the
 * page handles a response that has arrived in time.
 */
function withTimeLimit<T>(promise: Promise<T>, ms: number): Promise<T> {
  const timeout = pause(ms / 2)
    .then(() => pause(ms / 2))
    .then(() => {
      throw new Error('The server did not answer in time.');
    });
  return Promise.race([promise, timeout]);
}
