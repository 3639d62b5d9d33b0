import type {
  ApiAnswer,
  ReleaseDescription,
  RenderRequest,
  Session,
  SiteInfo,
} from '@rangmala/shared/contract';
import { composeSnapshot, snapshotReleaseOf } from '../registry/composition.ts';
import { ServerBundles } from '../rendering/server-bundles.ts';

/* A process that renders every page of a candidate. Code that throws, hangs or exits must not affect the server. */

/** A release with its server bundle. */
export interface LoadedRelease {
  release: ReleaseDescription;
  bundle: Uint8Array;
}

export interface RenderCheckJob {
  shell: LoadedRelease;
  remotes: LoadedRelease[];
  site: SiteInfo;
  /** The addresses to render, with the page at each. */
  addresses: { url: string; app: string; page: string }[];
}

export type FromWorker =
  | { kind: 'ask'; id: number; path: string }
  | { kind: 'done'; problems: { url: string; app: string; page: string; message: string }[] };

export type ToWorker =
  { kind: 'job'; job: RenderCheckJob } | { kind: 'answer'; id: number; answer: ApiAnswer };

/** Signed in as customer and artist, so that every page is rendered. */
const CHECK_SESSION: Session = {
  user: { email: 'check@rangmala.example', name: 'Check', userId: 'check', isGoogleUser: false },
  artist: { artist_id: 'check' },
};

const waiting = new Map<number, (answer: ApiAnswer) => void>();
let asked = 0;

function send(message: FromWorker): void {
  process.send?.(message);
}

function fetchApi(path: string): Promise<ApiAnswer> {
  asked += 1;
  const id = asked;
  send({ kind: 'ask', id, path });
  return new Promise((resolve) => waiting.set(id, resolve));
}

async function check({ shell, remotes, site, addresses }: RenderCheckJob): Promise<void> {
  const all = [shell, ...remotes];
  const bundles = new ServerBundles({
    get: async (key) => {
      const found = all.find(
        ({ release }) => key === `releases/${release.app}/${release.version}/server.cjs`,
      );
      return found && Buffer.from(found.bundle);
    },
  });
  const parts: Omit<RenderRequest, 'url'> = {
    nonce: 'check',
    site,
    session: CHECK_SESSION,
    snapshot: composeSnapshot(
      0,
      shell.release,
      Object.fromEntries(remotes.map(({ release }) => [release.app, [release]])),
    ),
    shell: snapshotReleaseOf(shell.release),
    chunks: Object.fromEntries(all.map(({ release }) => [release.app, release.chunks])),
    fetchApi,
    async loadModule(app, name) {
      const found = all.find(({ release }) => release.app === app);
      if (!found) throw new Error(`There is no ${app}.`);
      const { modules } =
        app === 'shell'
          ? await bundles.shell(shell.release)
          : await bundles.remote(found.release, shell.release);
      if (!modules[name]) throw new Error(`It has no server module ${name}.`);
      return modules[name];
    },
  };
  const problems: Extract<FromWorker, { kind: 'done' }>['problems'] = [];
  for (const address of addresses) {
    try {
      const { render } = await bundles.shell(shell.release);
      const { failures } = await render({ ...parts, url: address.url });
      const [failure] = failures;
      if (failure)
        problems.push({
          ...address,
          app: failure.app,
          page: failure.name,
          message: messageOf(failure.error),
        });
    } catch (error) {
      problems.push({ ...address, message: messageOf(error) });
    }
  }
  send({ kind: 'done', problems });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

process.on('message', (message: ToWorker) => {
  if (message.kind === 'job') void check(message.job);
  else waiting.get(message.id)?.(message.answer);
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
