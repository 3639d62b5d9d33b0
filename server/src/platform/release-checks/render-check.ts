import type { PageDescription, ReleaseDescription, Session, SiteInfo } from '@rangmala/shared/contract';
import type { InProcessText } from '../../http/in-process.ts';
import {
  getBasePath,
  composeSnapshot,
  type CompositionFields,
  toSnapshotRelease,
} from '../registry/composition.ts';
import { createRoutePattern } from '../registry/route-pattern.ts';
import { RenderProcess } from '../rendering/render-process.ts';

/**
 * Time limit of all renders of a check. A single render has no shorter limit, because the first one takes several
 * seconds on a busy machine. The limit is below the 60 seconds that proxies usually wait for a response.
 */
const RENDER_ALL_TIMEOUT_MS = 50_000;

/** Value of the parameters of a page whose existing paths are unknown. */
const SAMPLE_PARAMETER = 'sample';

/** A session with a signed-in customer and artist, so that pages with restricted access are rendered, too. */
const CHECK_SESSION: Session = {
  user: { email: 'check@rangmala.example', name: 'Check', userId: 'check', isGoogleUser: false },
  artist: { artist_id: 'check' },
};

/** A release with its server bundle. */
export interface LoadedRelease {
  release: ReleaseDescription;
  bundle: Uint8Array;
}

interface RenderCheckOptions {
  candidate: ReleaseDescription;
  shell: LoadedRelease;
  remotes: readonly LoadedRelease[];
  site: SiteInfo;
  /** Paths of the public pages; used for pages with path parameters. */
  existingPaths: readonly string[];
  readApi(path: string): Promise<InProcessText>;
}

/** A path and the page that is rendered for it. */
interface RenderedUrl {
  url: string;
  app: string;
  page: string;
}

/**
 * Renders, in a render process, every page that a candidate affects. A shell affects the pages of all apps. A remote
 * affects its own pages and the shell's pages with a slot that the remote fills.
 * @returns a message for each path with a page that cannot be rendered, or one message when the render process ends or
 * exceeds the time limit
 */
export async function findRenderProblems(check: RenderCheckOptions): Promise<string[]> {
  const { candidate } = check;
  const candidateName = `${candidate.app} ${candidate.version}`;
  const renderProcess = new RenderProcess({
    pageTimeoutMs: RENDER_ALL_TIMEOUT_MS,
    silenceMs: RENDER_ALL_TIMEOUT_MS,
    readBundle: async ({ app, version }) => {
      const releases = [check.shell, ...check.remotes];
      const found = releases.find(({ release }) => release.app === app && release.version === version);
      if (!found) throw new Error(`There is no ${app} ${version}.`);
      return { code: Buffer.from(found.bundle).toString('utf8'), base: getBasePath(app, version) };
    },
  });
  const timer = setTimeout(
    () => renderProcess.kill('The pages were not rendered in time.'),
    RENDER_ALL_TIMEOUT_MS,
  );
  const problems: string[] = [];
  const composition = createCompositionFields(check);
  try {
    for (const renderedUrl of listUrlsToRender(check)) {
      const problem = await findRenderProblem(check, composition, renderProcess, renderedUrl);
      if (!renderProcess.isAlive) {
        return [`${candidateName} does not finish rendering its pages, or it ends the process.`];
      }
      if (!problem) continue;
      const { app, page, message } = problem;
      problems.push(
        app === candidate.app
          ? `${candidateName} throws when ${page} is rendered at ${renderedUrl.url}: ${message}`
          : `With ${candidateName}, ${page} of ${app} cannot be rendered at ${renderedUrl.url}: ${message}`,
      );
    }
  } finally {
    clearTimeout(timer);
    await renderProcess.close();
  }
  return problems;
}

function createCompositionFields({ shell, remotes }: RenderCheckOptions): CompositionFields {
  const releases = remotes.map(({ release }) => [release.app, [release]] as const);
  return {
    snapshot: composeSnapshot(0, shell.release, Object.fromEntries(releases)),
    shell: toSnapshotRelease(shell.release),
    chunks: Object.fromEntries([shell, ...remotes].map(({ release }) => [release.app, release.chunks])),
  };
}

async function findRenderProblem(
  { site, readApi }: RenderCheckOptions,
  composition: CompositionFields,
  renderProcess: RenderProcess,
  { url, app, page }: RenderedUrl,
): Promise<{ app: string; page: string; message: string } | undefined> {
  try {
    const { failures } = await renderProcess.render(
      { url, site, session: CHECK_SESSION, composition },
      [],
      readApi,
    );
    const [failure] = failures;
    return failure && { app: failure.app, page: failure.name, message: failure.message };
  } catch (error) {
    return { app, page, message: error instanceof Error ? error.message : String(error) };
  }
}

function listUrlsToRender({ candidate, shell, remotes, existingPaths }: RenderCheckOptions): RenderedUrl[] {
  const listPages = ({ app, pages }: ReleaseDescription) => pages.map((page) => ({ ...page, app }));
  const affectedPages =
    candidate.app === 'shell'
      ? [shell, ...remotes].flatMap(({ release }) => listPages(release))
      : [
          ...listPages(candidate),
          ...listPages(shell.release).filter(({ slots }) =>
            candidate.slots.some(({ slot }) => slots.includes(slot)),
          ),
        ];
  return affectedPages.flatMap(({ app, page, ...paths }) =>
    listSamplePaths(paths, existingPaths).map((url) => ({ url, app, page })),
  );
}

/**
 * Returns sample paths of a page. For a page without parameters, returns the page's path. For a page with parameters,
 * returns a path with sample values, then the first existing path of the page, if there is one.
 * @param existingPaths paths of the live site; used when none of the page's `publicPaths` matches
 */
function listSamplePaths(
  { path, publicPaths = [] }: Pick<PageDescription, 'path' | 'publicPaths'>,
  existingPaths: readonly string[],
): string[] {
  if (!path.includes(':')) return [path];
  const pattern = createRoutePattern(path);
  const existingPath = [...publicPaths, ...existingPaths].find((existing) => pattern.test(existing));
  return [path.replace(/:[^/]+/g, SAMPLE_PARAMETER), ...(existingPath ? [existingPath] : [])];
}
