import type { PageNotice, Session, SiteInfo } from '@rangmala/shared/contract';
import type { InProcessText } from '../../http/in-process.ts';
import { type DevApps, withDevApps } from '../previews/dev-apps.ts';
import {
  type Composition,
  type CompositionFields,
  toSnapshotRelease,
  listCurrentReleases,
} from '../registry/composition.ts';
import type { BundleStore } from './bundle-store.ts';
import { createEmptyDocument, hasPageAt } from './empty-document.ts';
import type { JobFailure, JobResult, ReleaseName, RenderJob } from './render-messages.ts';
import { RenderProcessError } from './render-process-error.ts';
import type { Renderer } from './renderer.ts';

/** Name of the failed part when a render process or the shell failed. */
export const SERVER_BUNDLE = 'server bundle';

export interface RenderPageOptions {
  renderer: Renderer;
  bundles: BundleStore;
  /**
   * Compositions that are tried in this order until a shell can render the page. The composition of the visitor is
   * first.
   */
  compositions: readonly (() => Promise<Composition | undefined>)[];
  /** Path and query of the request. */
  url: string;
  /** Content-Security-Policy nonce of the response. */
  nonce: string;
  site: SiteInfo;
  session: Session;
  devApps: DevApps;
  notice?: PageNotice | undefined;
  /** Calls the API for the visitor. */
  fetchApi(path: string): Promise<InProcessText>;
  /** Is called when a render process failed and no release is known to be responsible. */
  onProcessFailure(error: RenderProcessError): void;
}

/**
 * Renders a page of the composed site for a visitor. When no shell can render the page, returns an empty document and
 * the failures of the releases.
 */
export async function renderPage(options: RenderPageOptions): Promise<JobResult> {
  const { renderer, bundles, compositions, devApps } = options;
  const failures: JobFailure[] = [];
  let fallback: { job: Omit<RenderJob, 'blocked'>; composition: Composition } | undefined;
  for (const loadComposition of compositions) {
    const composition = await loadComposition();
    if (!composition) continue;
    const job = createJob(options, composition);
    fallback ??= { job, composition };
    const shell: ReleaseName = { app: 'shell', version: composition.shell.version };
    if (renderer.isBlocked(shell)) continue;
    const addFailure = (error: RenderProcessError) => {
      const { message, failedRelease, stack = '' } = error;
      if (failedRelease) failures.push({ ...failedRelease, name: SERVER_BUNDLE, message, stack });
      else options.onProcessFailure(error);
    };
    try {
      const result = await renderer.render(
        job,
        Object.keys(devApps).length > 0 ? 'empty' : 'page',
        {
          fetchApi: options.fetchApi,
          readBundle: (release) => bundles.read(release),
        },
        addFailure,
      );
      bundles.markUsed([shell, ...(result.rendered ?? [])]);
      return { ...result, failures: [...failures, ...result.failures] };
    } catch (error) {
      if (!(error instanceof RenderProcessError)) throw error;
      addFailure(error);
    }
  }
  if (!fallback) throw new Error('There is no composition to render.');
  const { composition, job } = fallback;
  return {
    status: hasPageAt(options.url, listCurrentReleases(composition)) ? 200 : 404,
    html: Buffer.from(createEmptyDocument(job)),
    failures,
  };
}

function createJob(
  { url, nonce, site, session, devApps, notice }: RenderPageOptions,
  composition: Composition,
): Omit<RenderJob, 'blocked'> {
  return {
    url,
    nonce,
    site,
    session,
    ...(notice ? { notice } : {}),
    composition: withDevApps(devApps, getCompositionFields(composition)),
  };
}

/**
 * Fields by composition. The same composition must result in the same object, because a new object would be sent to the
 * render process again.
 */
const fieldsByComposition = new WeakMap<Composition, CompositionFields>();

function getCompositionFields(composition: Composition): CompositionFields {
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
