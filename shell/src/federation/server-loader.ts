import type { RenderFailure, RenderRequest } from '@rangmala/shared/contract';
import type { PageModule } from '@rangmala/shared/remote';
import {
  createFulfilledPromise,
  getFirstAttempt,
  type FulfilledPromise,
  type LoadResult,
  type ModuleLoader,
} from './module-loader.ts';
import type { ModuleReference } from './page-modules.ts';

const RESOLVED = createFulfilledPromise<void>(undefined);

/** The release of a loaded module. `releaseIndex` is its position among the app's releases in the snapshot. */
interface LoadedRelease {
  app: string;
  version: string;
  releaseIndex: number;
}

export type ServerLoader = ReturnType<typeof createServerLoader>;

/** Creates the module loader of one server render. `loadAll` must load all modules before the render starts. */
export function createServerLoader(request: RenderRequest, failures: RenderFailure[]) {
  const results = new Map<string, FulfilledPromise<LoadResult>>();
  const releases = new Map<string, LoadedRelease>();

  async function loadModule({ app, name }: ModuleReference, firstRelease: number): Promise<LoadResult> {
    const remote = request.snapshot.remotes.find((entry) => entry.app === app);
    const versions = remote?.releases.map(({ version }) => version) ?? [request.snapshot.shell];
    const firstIndex = Math.min(firstRelease, versions.length - 1);
    let error: unknown;
    for (const [releaseIndex, version] of versions.entries()) {
      if (releaseIndex < firstIndex) continue;
      try {
        const module = (await request.loadModule(app, name, releaseIndex)) as PageModule;
        releases.set(`${app}/${name}`, { app, version, releaseIndex });
        return { ok: true, module, version, attempt: getFirstAttempt(releaseIndex) };
      } catch (loadError) {
        error = loadError;
        failures.push({ app, name, version, error });
      }
    }
    return { ok: false, error: error ?? new Error(`There is no app called ${app}.`) };
  }

  const loader: ModuleLoader = {
    load: (app, name) =>
      results.get(`${app}/${name}`) ?? createFulfilledPromise({ ok: false, error: undefined }),
    waitBriefly: () => RESOLVED,
    reset: () => undefined,
    reportRenderFailure: () => undefined,
  };

  return {
    ...loader,
    /**
     * Loads the modules of a page, each from the first working release at position `firstRelease` or later. Starts at
     * the last release for an app with fewer releases.
     */
    async loadAll(modules: ModuleReference[], firstRelease: number): Promise<void> {
      await Promise.all(
        modules.map(async (module) => {
          results.set(
            `${module.app}/${module.name}`,
            createFulfilledPromise(await loadModule(module, firstRelease)),
          );
        }),
      );
    },
    /** Returns the release of a loaded page or slot component; undefined when loading failed. */
    getRelease({ app, name }: ModuleReference): LoadedRelease | undefined {
      return releases.get(`${app}/${name}`);
    },
    getModule({ app, name }: ModuleReference): PageModule | undefined {
      const result = results.get(`${app}/${name}`)?.value;
      return result?.ok ? result.module : undefined;
    },
  };
}
