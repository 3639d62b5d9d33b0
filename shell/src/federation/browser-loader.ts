import type { SnapshotRelease, Snapshot } from '@rangmala/shared/contract';
import type { PageModule } from '@rangmala/shared/remote';
import { importShellPage } from '../shell-pages.ts';
import { reportFailure, reportLoad } from './client-reports.ts';
import {
  createFulfilledPromise,
  getFirstAttempt,
  LoadAttempt,
  type LoadResult,
  type ModuleLoader,
} from './module-loader.ts';
import { importFromContainer } from './remotes.ts';

/** Time limit for all attempts to load one module together, in milliseconds. */
const LOAD_TIMEOUT_MS = 8_000;

/**
 * Longest time in milliseconds for which the current release loads alone. After this time, the fallback loads too, and
 * the release that arrives first is used.
 */
const FALLBACK_AFTER_MS = 4_000;

/** Pause in milliseconds before the same release is attempted again, because a fault may be temporary. */
const RETRY_PAUSE_MS = 400;

/** Longest time in milliseconds for which a navigation keeps the old page before the new page shows its placeholder. */
const NAVIGATION_WAIT_MS = 1_000;

/** One source of a module: the current release or the fallback of a remote, or the shell. */
interface Source {
  version: string;
  /** Imports the module. `attempt` is a number of {@link LoadAttempt}. */
  importModule: (attempt: number) => Promise<PageModule>;
}

/**
 * Creates the module loader of a page. The loader loads remotes through Module Federation, and the shell's own pages by
 * import.
 * @param renderedReleases position of the release that the server rendered, by app; 0 for apps that are not listed
 */
export function createBrowserLoader(
  snapshot: Snapshot,
  renderedReleases: Readonly<Record<string, number>> = {},
): ModuleLoader {
  const results = new Map<string, Promise<LoadResult>>();
  const waits = new Map<string, Promise<void>>();
  /** Number of resets of a module, by app and name. The number makes the container's URL unique. */
  const resetCounts = new Map<string, number>();

  /** Returns where a module can be loaded from: its current release first, then the fallback if there is one. */
  function listSources(app: string, name: string): Source[] {
    if (app === 'shell') return [{ version: snapshot.shell, importModule: () => importShellPage(name) }];
    const remote = snapshot.remotes.find((entry) => entry.app === app);
    return (remote?.releases ?? []).slice(0, 2).map((release) => ({
      version: release.version,
      importModule: (attempt) => {
        const resets = resetCounts.get(`${app}/${name}`) ?? 0;
        const isRetry = attempt === LoadAttempt.Retry || resets > 0;
        const entry = createEntryUrl(release, isRetry ? `${resets}.${attempt}` : undefined);
        return importFromContainer(release.container, { entry, isRetry }, name);
      },
    }));
  }

  async function loadModule(app: string, name: string, firstAttempt: number): Promise<LoadResult> {
    const [current, fallback] = listSources(app, name);
    if (!current) return { ok: false, error: new Error(`There is no module ${name} of ${app}.`) };
    const loadingVersions = new Set<string>();

    const attemptLoad = async ({ version, importModule }: Source, attempt: number): Promise<LoadResult> => {
      const startedAt = performance.now();
      loadingVersions.add(version);
      try {
        const module = await importModule(attempt);
        reportLoad({ app, version, ms: Math.round(performance.now() - startedAt) });
        return { ok: true, module, version, attempt };
      } catch (error) {
        reportFailure({ app, name, version, phase: 'load', error });
        throw error;
      } finally {
        loadingVersions.delete(version);
      }
    };
    const loadCurrent = async () => {
      if (firstAttempt > LoadAttempt.Retry) throw new Error(`${current.version} has failed.`);
      if (firstAttempt === LoadAttempt.Current) {
        try {
          return await attemptLoad(current, LoadAttempt.Current);
        } catch {
          await pause(RETRY_PAUSE_MS);
        }
      }
      return attemptLoad(current, LoadAttempt.Retry);
    };
    const loadFallback = async (currentLoad: Promise<LoadResult>) => {
      const isCurrentLoaded = currentLoad.then(
        () => true,
        () => false,
      );
      const isLoaded = await Promise.race([isCurrentLoaded, pause(FALLBACK_AFTER_MS)]);
      return fallback && !isLoaded ? attemptLoad(fallback, LoadAttempt.Fallback) : currentLoad;
    };

    const currentLoad = loadCurrent();
    try {
      return await withTimeLimit(Promise.any([currentLoad, loadFallback(currentLoad)]), LOAD_TIMEOUT_MS);
    } catch (failure) {
      const error: unknown = failure instanceof AggregateError ? failure.errors.at(-1) : failure;
      return { ok: false, error };
    } finally {
      // Releases that are still loading count as failed.
      const error = new Error('The server did not answer in time.');
      for (const version of loadingVersions) reportFailure({ app, name, version, phase: 'load', error });
    }
  }

  function load(
    app: string,
    name: string,
    firstAttempt = getFirstAttempt(renderedReleases[app] ?? 0),
  ): Promise<LoadResult> {
    const key = `${app}/${name}/${firstAttempt}`;
    let result = results.get(key);
    if (!result) {
      result = loadModule(app, name, firstAttempt);
      results.set(key, result);
      void result.then((value) => {
        if (results.get(key) === result) results.set(key, createFulfilledPromise(value));
      });
    }
    return result;
  }

  return {
    load,
    waitBriefly(app, name) {
      const key = `${app}/${name}`;
      let wait = waits.get(key);
      if (!wait) {
        wait = Promise.race([load(app, name).then(() => undefined), pause(NAVIGATION_WAIT_MS)]);
        waits.set(key, wait);
        void wait.then(() => waits.set(key, createFulfilledPromise(undefined)));
      }
      return wait;
    },
    reset(app, name) {
      const module = `${app}/${name}`;
      for (const key of results.keys()) if (key.startsWith(`${module}/`)) results.delete(key);
      resetCounts.set(module, (resetCounts.get(module) ?? 0) + 1);
    },
    reportRenderFailure(app, name, version, error) {
      reportFailure({ app, name, version, phase: 'render', error });
    },
  };
}

/** Returns the URL of a container. A retry gets another URL, because the browser may have cached a broken response. */
function createEntryUrl(release: SnapshotRelease, retry: string | undefined): string {
  const url = new URL(`${release.base}${release.entry[0] ?? ''}`, window.location.href);
  if (retry) url.searchParams.set('try', retry);
  return url.href;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
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
