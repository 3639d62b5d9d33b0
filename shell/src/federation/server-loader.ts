import type { RenderFailure, RenderRequest } from '@rangmala/shared/contract';
import type { PageModule } from '@rangmala/shared/remote';
import type { Loaded, ModuleLoader } from './module-loader.ts';
import type { Needed } from './needed.ts';

/** A promise that React's `use` reads without waiting. */
type Settled<T> = Promise<T> & { status: 'fulfilled'; value: T };

function settled<T>(value: T): Settled<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

const AT_ONCE = settled<void>(undefined);

/** Module loader for one rendering: everything is loaded before it begins. */
export function createServerLoader(request: RenderRequest, failures: RenderFailure[]) {
  const loaded = new Map<string, Settled<Loaded>>();

  async function loadOne({ app, name }: Needed, firstRelease: number): Promise<Loaded> {
    const releases = request.snapshot.remotes.find((remote) => remote.app === app)?.releases;
    const versions = releases?.map(({ version }) => version) ?? [request.snapshot.shell];
    const first = Math.min(firstRelease, versions.length - 1);
    let error: unknown = new Error(`There is no app called ${app}.`);
    for (const [index, version] of versions.entries()) {
      if (index < first) continue;
      try {
        const module = (await request.loadModule(app, name, index)) as PageModule;
        return { ok: true, module, version, stage: index };
      } catch (caught) {
        error = caught;
        failures.push({ app, name, version, error });
      }
    }
    return { ok: false, error };
  }

  const loader: ModuleLoader = {
    load: (app, name) => loaded.get(`${app}/${name}`) ?? settled({ ok: false, error: undefined }),
    soon: () => AT_ONCE,
    forget: () => undefined,
    failed: () => undefined,
  };

  return {
    ...loader,
    /** Loads everything a page needs, remotes from their `firstRelease`-th release on. */
    async loadAll(needed: Needed[], firstRelease: number): Promise<void> {
      await Promise.all(
        needed.map(async (each) => {
          loaded.set(`${each.app}/${each.name}`, settled(await loadOne(each, firstRelease)));
        }),
      );
    },
    /** The release that a page or slot came from; undefined where it came from none. */
    releaseOf({ app, name }: Needed): { app: string; version: string } | undefined {
      const result = loaded.get(`${app}/${name}`)?.value;
      return result?.ok ? { app, version: result.version } : undefined;
    },
    moduleOf({ app, name }: Needed): PageModule | undefined {
      const result = loaded.get(`${app}/${name}`)?.value;
      return result?.ok ? result.module : undefined;
    },
  };
}
