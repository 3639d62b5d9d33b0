import type { ApiAnswer, PageDescription, ReleaseDescription, SiteInfo } from '@rangmala/shared/contract';
import { startWorker } from '../../lib/worker-process.ts';
import type { FromWorker, GateJob, LoadedRelease, ToWorker } from './render-check-worker.ts';

/** Rendering a whole site's pages takes a second or two; more is a page that hangs. */
const RENDER_MS = 30_000;

/** What a page with a parameter is shown for when the site has no address that fits. */
const SAMPLE = 'sample';

interface Composition {
  candidate: ReleaseDescription;
  shell: LoadedRelease;
  remotes: readonly LoadedRelease[];
  site: SiteInfo;
  /** Addresses that exist, for pages with parameters. */
  known: readonly string[];
  readApi(path: string): Promise<ApiAnswer>;
}

/**
 * Renders every page that a candidate brings or touches, as the server will: a shell's with all remotes', a
 * remote's own and the shell's whose places it fills.
 * @returns a sentence for each that throws
 */
export async function renderObjections(composition: Composition): Promise<string[]> {
  const { candidate, shell, remotes, site, readApi } = composition;
  const job: GateJob = { shell, remotes: [...remotes], site, addresses: addressesOf(composition) };
  const outcome = await runWorker(job, readApi);
  const named = `${candidate.app} ${candidate.version}`;
  if (outcome === undefined) return [`${named} does not finish rendering its pages, or ends the process.`];
  return outcome.map(({ url, app, page, message }) =>
    app === candidate.app
      ? `${named} throws when ${page} is rendered at ${url}: ${message}`
      : `With ${named}, ${page} of ${app} cannot be rendered at ${url}: ${message}`,
  );
}

function addressesOf({ candidate, shell, remotes, known }: Composition): GateJob['addresses'] {
  const pagesOf = ({ app, pages }: ReleaseDescription) => pages.map((page) => ({ ...page, app }));
  const touched =
    candidate.app === 'shell'
      ? [shell, ...remotes].flatMap(({ release }) => pagesOf(release))
      : [
          ...pagesOf(candidate),
          ...pagesOf(shell.release).filter(({ places }) =>
            candidate.slots.some(({ slot }) => places.includes(slot)),
          ),
        ];
  return touched.flatMap(({ app, page, path }) =>
    samplesOf({ path }, known).map((url) => ({ url, app, page })),
  );
}

/** An address of the page that nobody has, and one that somebody has where the site knows one. */
function samplesOf({ path }: Pick<PageDescription, 'path'>, known: readonly string[]): string[] {
  if (!path.includes(':')) return [path];
  const pattern = new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
  const real = known.find((address) => pattern.test(address));
  return [path.replace(/:[^/]+/g, SAMPLE), ...(real ? [real] : [])];
}

type Problems = Extract<FromWorker, { kind: 'done' }>['problems'];

function runWorker(job: GateJob, readApi: Composition['readApi']): Promise<Problems | undefined> {
  return new Promise((resolve) => {
    const worker = startWorker('platform/release-checks/render-check-worker.ts', { NODE_ENV: 'production' });
    const timer = setTimeout(() => worker.kill('SIGKILL'), RENDER_MS);
    let problems: Problems | undefined;
    const send = (message: ToWorker) => worker.send(message, () => undefined);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ask') {
        const { id, path } = message;
        readApi(path).then(
          (answer) => send({ kind: 'answer', id, answer }),
          () => send({ kind: 'answer', id, answer: { status: 500, body: undefined } }),
        );
        return;
      }
      problems = message.problems;
      worker.kill('SIGKILL');
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(problems);
    });
    send({ kind: 'job', job });
  });
}
