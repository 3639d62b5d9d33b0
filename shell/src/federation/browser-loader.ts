import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LiveRelease, Snapshot } from '@rangmala/shared/contract';
import type { PageModule } from '@rangmala/shared/remote';
import { shellPages } from '../shell-pages.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import type { Loaded, ModuleLoader } from './module-loader.ts';
import { reportFailure, reportLoad } from './report.ts';

/** How long one try may take: a slow phone gets its page, a dead server is given up. */
const TRY_MS = 8_000;

/** Pause before the same release is tried again, for a fault that passes. */
const PAUSE_MS = 400;

/** How long a navigation keeps the old page before the new one is shown as loading. */
const PATIENCE_MS = 1_000;

/** Loads remotes of the snapshot through Module Federation, the shell's own pages by import. */
export function createBrowserLoader(snapshot: Snapshot): ModuleLoader {
  const loading = new Map<string, Promise<Loaded>>();
  const waiting = new Map<string, Promise<void>>();
  const tries = new Map<string, number>();

  async function loadFrom(app: string, name: string, stage: number): Promise<Loaded> {
    const remote = snapshot.remotes.find((each) => each.app === app);
    const candidates = remote ? candidatesOf(remote.releases) : [];
    let error: unknown = new Error(`There is no remote called ${app}.`);
    for (const [index, candidate] of candidates.entries()) {
      if (index < stage) continue;
      try {
        if (candidate.attempt > 0) await pause(PAUSE_MS);
        const { version } = candidate.release;
        const asked = performance.now();
        const module = await withTimeout(loadCandidate(candidate, name));
        reportLoad({ app, version, ms: Math.round(performance.now() - asked) });
        return { ok: true, module, version, stage: index };
      } catch (caught) {
        error = caught;
        reportFailure({ app, name, version: candidate.release.version, phase: 'load', error: caught });
      }
    }
    return { ok: false, error };
  }

  async function loadCandidate({ release, attempt }: Candidate, name: string): Promise<PageModule> {
    const total = (tries.get(release.version) ?? 0) + attempt;
    registerRemotes([{ name: release.container, entry: entryOf(release, total) }], { force: total > 0 });
    const module = await loadRemote<PageModule>(`${release.container}/${name}`);
    if (!module?.default) throw new Error(`${release.container} has nothing called ${name}.`);
    return module;
  }

  async function loadShellPage(name: string): Promise<Loaded> {
    const load = shellPages[name];
    if (!load) return { ok: false, error: new Error(`The shell has no page called ${name}.`) };
    for (const attempt of [0, 1]) {
      try {
        if (attempt > 0) await pause(PAUSE_MS);
        const asked = performance.now();
        const module = await withTimeout(load());
        reportLoad({ app: 'shell', version: snapshot.shell, ms: Math.round(performance.now() - asked) });
        return { ok: true, module, version: snapshot.shell, stage: attempt };
      } catch (error) {
        reportFailure({ app: 'shell', name, version: snapshot.shell, phase: 'load', error });
        if (attempt === 1) return { ok: false, error };
      }
    }
    return { ok: false, error: undefined };
  }

  function load(app: string, name: string, stage: number): Promise<Loaded> {
    const key = `${app}/${name}/${stage}`;
    let promise = loading.get(key);
    if (!promise) {
      promise = app === 'shell' ? loadShellPage(name) : loadFrom(app, name, stage);
      loading.set(key, promise);
    }
    return promise;
  }

  return {
    load,
    soon(app, name) {
      const key = `${app}/${name}`;
      let promise = waiting.get(key);
      if (!promise) {
        promise = Promise.race([load(app, name, 0).then(() => undefined), pause(PATIENCE_MS)]);
        waiting.set(key, promise);
      }
      return promise;
    },
    forget(app, name) {
      for (const key of loading.keys()) if (key.startsWith(`${app}/${name}/`)) loading.delete(key);
      for (const { version } of snapshot.remotes.find((each) => each.app === app)?.releases ?? []) {
        tries.set(version, (tries.get(version) ?? 0) + 2);
      }
    },
    failed(app, name, version, error) {
      reportFailure({ app, name, version, phase: 'render', error });
    },
  };
}

/** A later try asks past the browser's cache, where a broken answer would live for a year. */
function entryOf(release: LiveRelease, attempt: number): string {
  const file = `${release.base}${release.entry[0] ?? ''}`;
  const url = new URL(file, window.location.href);
  if (attempt > 0) url.searchParams.set('try', String(attempt));
  return url.href;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${TRY_MS / 1000} s.`)), TRY_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
