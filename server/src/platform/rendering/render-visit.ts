import type { FastifyInstance } from 'fastify';
import type { PageNotice, Session, SiteInfo } from '@rangmala/shared/contract';
import { pingDatabase } from '../../database/database.ts';
import type { InProcessText } from '../../http/in-process.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import type { ReleaseErrors } from '../canaries/release-errors.ts';
import type { ReleaseCounter } from '../canaries/release-counts.ts';
import type { PublicResponses } from '../page-cache/public-responses.ts';
import type { DevApps } from '../previews/dev-apps.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { type Composition, listCurrentReleases } from '../registry/composition.ts';
import type { BundleStore } from './bundle-store.ts';
import type { JobFailure, JobResult, ReleaseName } from './render-messages.ts';
import { RenderPausedError } from './render-process-error.ts';
import { renderPage, SERVER_BUNDLE } from './render-page.ts';
import type { Renderer } from './renderer.ts';

/** Time limit of an API call during a render; the browser repeats slower calls. */
const API_TIMEOUT_MS = 1_500;

export interface RenderVisitOptions {
  app: FastifyInstance;
  siteInfo: SiteInfo;
  activeSnapshot: ActiveSnapshot;
  bundles: BundleStore;
  renderer: Renderer;
  responses: PublicResponses;
  counter: ReleaseCounter;
  errors: ReleaseErrors;
}

export interface Visit {
  composition: Composition;
  /** Path and query. */
  url: string;
  nonce: string;
  session: Session;
  devApps: DevApps;
  notice?: PageNotice | undefined;
  /** The cookies with which the API is called. */
  cookie?: string | undefined;
  /**
   * Records a failure of a release for this visitor and returns whether the failure counts. Every failure counts when
   * this function is missing. A failure always counts when a remote ended or blocked a process, because such a failure
   * delays other visitors.
   */
  recordFailure?(this: void, release: ReleaseName): Promise<boolean>;
}

export interface RenderedVisit {
  result: JobResult;
  /** Paths of the API calls during the render. */
  paths: string[];
  /** Whether an API call failed and the database is unavailable. */
  isDatabaseDown: boolean;
  /** Whether every API call was answered in time and without a server error. */
  isComplete: boolean;
}

/** Renders a page for a visitor. Counts the outcome and logs failures. */
export async function renderVisit(
  { app, siteInfo, activeSnapshot, bundles, renderer, responses, counter, errors }: RenderVisitOptions,
  { composition, url, nonce, session, devApps, notice, cookie, recordFailure }: Visit,
): Promise<RenderedVisit> {
  const paths: string[] = [];
  /** Number of calls that have no usable response yet. A late response or a server error is not usable. */
  let failedCalls = 0;
  const fetchApi = async (path: string): Promise<InProcessText> => {
    paths.push(path);
    failedCalls += 1;
    const response = await withTimeLimit(
      API_TIMEOUT_MS,
      responses.read(path) ?? app.readTextInProcess(path, { cookie }),
    );
    if (response.status < 500) failedCalls -= 1;
    return response;
  };
  const startedAt = performance.now();
  const result = await renderPage({
    renderer,
    bundles,
    compositions: [
      () => Promise.resolve(composition),
      () => activeSnapshot.getComposition(),
      () => activeSnapshot.withPreviousShell(),
    ],
    url,
    nonce,
    site: siteInfo,
    session,
    devApps,
    notice,
    fetchApi,
    onProcessFailure(error) {
      // The crashes that caused the pause are already logged.
      if (!(error instanceof RenderPausedError)) app.log.warn({ err: error }, 'a render process failed');
    },
  });
  const durationMs = performance.now() - startedAt;
  markLiveBundles(bundles, activeSnapshot);
  for (const release of result.rendered ?? [])
    counter.count({ ...release, source: 'server', isSuccessful: true, ms: durationMs });
  for (const failure of result.failures) {
    logFailure(app, failure);
    const isProcessFailure = failure.name === SERVER_BUNDLE && failure.app !== 'shell';
    if (isProcessFailure || !recordFailure || (await recordFailure(failure)))
      countFailure({ counter, errors }, failure);
  }
  const isDatabaseDown = failedCalls > 0 && !(await isDatabaseAvailable(app));
  return { result, paths, isDatabaseDown, isComplete: failedCalls === 0 };
}

/**
 * Marks the bundles of the live releases as used, so that they stay in memory. Otherwise other releases could replace
 * them: the visitor's composition may contain other releases, and pages from the page cache mark no bundles.
 */
function markLiveBundles(bundles: BundleStore, { lastComposition }: ActiveSnapshot): void {
  if (lastComposition) bundles.markLive(listCurrentReleases(lastComposition));
}

/** Counts a failure of a release on the server and stores its error. */
export function countFailure(
  { counter, errors }: Pick<RenderVisitOptions, 'counter' | 'errors'>,
  { app: remote, name, version, message, stack }: JobFailure,
): void {
  counter.count({ app: remote, version, source: 'server', isSuccessful: false });
  errors.add({ app: remote, version, name, message, stack, browser: 'server' });
}

/** Logs a failure of a release on the server as a warning. */
export function logFailure(
  app: Pick<FastifyInstance, 'log'>,
  { app: remote, name, version, message, stack }: JobFailure,
): void {
  app.log.warn({ remote, name, version, message, stack }, 'a part of the page could not be rendered');
}

/** Returns whether a rendered page may be stored for other visitors: a whole page without an error or a redirect. */
export function isCacheable({ status, redirect, failures, rendered = [] }: JobResult): boolean {
  return status === 200 && redirect === undefined && failures.length === 0 && rendered.length > 0;
}

/** Returns whether the database answers in time. */
export async function isDatabaseAvailable(app: FastifyInstance): Promise<boolean> {
  return withTimeLimit(API_TIMEOUT_MS, pingDatabase(app.db)).then(
    () => true,
    () => false,
  );
}
