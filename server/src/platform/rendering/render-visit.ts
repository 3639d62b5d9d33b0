import type { FastifyInstance } from 'fastify';
import type { PageNotice, Session } from '@rangmala/shared/contract';
import { pingDatabase } from '../../database/database.ts';
import type { InProcessText } from '../../http/in-process.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import type { ReleaseReports } from '../release-reports/release-reports.ts';
import { type DevApps, withDevApps } from '../previews/dev-apps.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import {
  type Composition,
  type CompositionFields,
  listCurrentReleases,
  toSnapshotRelease,
} from '../registry/composition.ts';
import { createEmptyDocument, hasPageAt } from './empty-document.ts';
import type { JobFailure, JobResult, ReleaseName } from './render-calls.ts';
import { type ApiReader, RenderError } from './render-process.ts';
import type { Renderer } from './renderer.ts';
import type { SiteInfoReader } from './site-info-reader.ts';

/** Time limit of an API call during a render, below the limit of a page; the browser repeats slower calls. */
const API_TIMEOUT_MS = 1_200;

export interface RenderVisitOptions {
  app: FastifyInstance;
  readSiteInfo: SiteInfoReader;
  activeSnapshot: ActiveSnapshot;
  renderer: Renderer;
  reports: ReleaseReports;
}

export interface Visit {
  composition: Composition;
  /** Path and query. */
  url: string;
  session: Session;
  devApps?: DevApps;
  notice?: PageNotice | undefined;
  /** The cookies with which the API is called. */
  cookie?: string | undefined;
  /** Records a failure of a release for this visitor and returns whether the failure counts. */
  recordFailure(this: void, release: ReleaseName): boolean;
}

export interface RenderedVisit {
  result: JobResult;
  /** Paths of the API calls during the render. */
  paths: string[];
  /** Whether an API call failed and the database is unavailable. */
  isDatabaseDown: boolean;
  /** Whether every API call was answered in time and without a server error. */
  hasAllResponses: boolean;
}

/** Renders a page for a visitor. Counts the outcome and logs failures. */
export async function renderVisit(options: RenderVisitOptions, visit: Visit): Promise<RenderedVisit> {
  const { app, reports } = options;
  const paths: string[] = [];
  /** Number of calls that have no usable response yet. A late response or a server error is not usable. */
  let failedCalls = 0;
  const fetchApi = async (path: string): Promise<InProcessText> => {
    paths.push(path);
    failedCalls += 1;
    const response = await withTimeLimit(API_TIMEOUT_MS, app.readInProcess(path, visit.cookie));
    if (response.status < 500) failedCalls -= 1;
    return response;
  };
  const startedAt = performance.now();
  const result = await renderPage(options, visit, fetchApi);
  const durationMs = performance.now() - startedAt;
  for (const release of result.rendered ?? []) reports.countLoad(release, 'server', durationMs);
  for (const failure of result.failures) {
    app.log.warn({ failure }, 'a part of the page could not be rendered');
    if (visit.recordFailure(failure)) reports.addFailure({ ...failure, browser: 'server' });
  }
  const isDatabaseDown = failedCalls > 0 && !(await isDatabaseAvailable(app));
  return { result, paths, isDatabaseDown, hasAllResponses: failedCalls === 0 };
}

/**
 * Renders a page. When the shell of the visitor cannot render the page, tries the live shell and the previous shell.
 * When no shell can, returns a document that the browser fills.
 */
async function renderPage(
  { renderer, readSiteInfo, activeSnapshot }: RenderVisitOptions,
  { composition, url, session, notice, devApps = {} }: Visit,
  fetchApi: ApiReader,
): Promise<JobResult> {
  const site = await readSiteInfo();
  const failures: JobFailure[] = [];
  const triedShells = new Set<string>();
  const compositions = [
    () => Promise.resolve(composition),
    () => activeSnapshot.getComposition(),
    () => activeSnapshot.withPreviousShell(),
  ];
  const hasDevApps = Object.keys(devApps).length > 0;
  for (const readComposition of hasDevApps ? [] : compositions) {
    const candidate = await readComposition();
    const shell = candidate && { app: 'shell', version: candidate.shell.version };
    if (!shell || triedShells.has(shell.version) || renderer.isSkipped(shell)) continue;
    triedShells.add(shell.version);
    const job = { url, site, session, ...(notice && { notice }), composition: getFields(candidate) };
    try {
      const result = await renderer.render(job, fetchApi);
      return { ...result, failures: [...failures, ...result.failures] };
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      if (!error.failure) break;
      failures.push(error.failure);
    }
  }
  const fields = getFields(composition);
  const parts = hasDevApps ? { ...withDevApps(devApps, fields), development: devApps } : fields;
  return {
    status: hasPageAt(url, listCurrentReleases(composition)) ? 200 : 404,
    html: Buffer.from(createEmptyDocument({ ...parts, site, session, notice })),
    failures,
  };
}

/**
 * Fields by composition. The same composition must result in the same object, because a new object would be sent to the
 * render processes again.
 */
const fieldsByComposition = new WeakMap<Composition, CompositionFields>();

function getFields(composition: Composition): CompositionFields {
  const cachedFields = fieldsByComposition.get(composition);
  if (cachedFields) return cachedFields;
  const { snapshot, shell, releases } = composition;
  const listChunks = (index: number) =>
    Object.fromEntries(
      Object.entries(releases).map(([app, appReleases]) => [app, appReleases[index]?.chunks ?? {}]),
    );
  const fields = {
    snapshot,
    shell: toSnapshotRelease(shell),
    chunks: { shell: shell.chunks, ...listChunks(0) },
    previousChunks: listChunks(1),
  };
  fieldsByComposition.set(composition, fields);
  return fields;
}

/** Returns whether the database answers in time. */
function isDatabaseAvailable(app: FastifyInstance): Promise<boolean> {
  return withTimeLimit(API_TIMEOUT_MS, pingDatabase(app.db)).then(
    () => true,
    () => false,
  );
}
