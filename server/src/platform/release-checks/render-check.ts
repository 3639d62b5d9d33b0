import type { ApiAnswer, PageDescription, ReleaseDescription, SiteInfo } from '@rangmala/shared/contract';
import { startWorker } from '../../lib/worker-process.ts';
import type { FromWorker, RenderCheckJob, LoadedRelease, ToWorker } from './render-check-worker.ts';

/** Time limit for rendering all pages of a site, which takes a second or two. */
const RENDER_MS = 30_000;

/** Parameter value for pages when the site has no matching address. */
const SAMPLE = 'sample';

interface RenderCheck {
  candidate: ReleaseDescription;
  shell: LoadedRelease;
  remotes: readonly LoadedRelease[];
  site: SiteInfo;
  /** Existing addresses, for pages with parameters. */
  known: readonly string[];
  readApi(path: string): Promise<ApiAnswer>;
}

/**
 * Renders every page that a candidate affects, as the server will: for a shell, the pages of all apps; for a remote,
 * its own pages and the shell's pages that have its slots.
 * @returns a sentence for each page that throws
 */
export async function renderProblems(check: RenderCheck): Promise<string[]> {
  const { candidate, shell, remotes, site, readApi } = check;
  const job: RenderCheckJob = { shell, remotes: [...remotes], site, addresses: addressesOf(check) };
  const outcome = await runWorker(job, readApi);
  const named = `${candidate.app} ${candidate.version}`;
  if (outcome === undefined) return [`${named} does not finish rendering its pages, or it ends the process.`];
  return outcome.map(({ url, app, page, message }) =>
    app === candidate.app
      ? `${named} throws when ${page} is rendered at ${url}: ${message}`
      : `With ${named}, ${page} of ${app} cannot be rendered at ${url}: ${message}`,
  );
}

function addressesOf({ candidate, shell, remotes, known }: RenderCheck): RenderCheckJob['addresses'] {
  const pagesOf = ({ app, pages }: ReleaseDescription) => pages.map((page) => ({ ...page, app }));
  const touched =
    candidate.app === 'shell'
      ? [shell, ...remotes].flatMap(({ release }) => pagesOf(release))
      : [
          ...pagesOf(candidate),
          ...pagesOf(shell.release).filter(({ slots }) =>
            candidate.slots.some(({ slot }) => slots.includes(slot)),
          ),
        ];
  return touched.flatMap(({ app, page, path }) =>
    samplesOf({ path }, known).map((url) => ({ url, app, page })),
  );
}

/** Returns an address of the page that does not exist, and an existing one where the site has one. */
function samplesOf({ path }: Pick<PageDescription, 'path'>, known: readonly string[]): string[] {
  if (!path.includes(':')) return [path];
  const pattern = new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
  const real = known.find((address) => pattern.test(address));
  return [path.replace(/:[^/]+/g, SAMPLE), ...(real ? [real] : [])];
}

type Problems = Extract<FromWorker, { kind: 'done' }>['problems'];

function runWorker(job: RenderCheckJob, readApi: RenderCheck['readApi']): Promise<Problems | undefined> {
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
