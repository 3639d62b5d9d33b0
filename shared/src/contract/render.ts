import type { ReleaseDescription, Snapshot, SnapshotRelease } from './release.ts';
import type { Session } from './session.ts';
import type { SiteInfo } from './site.ts';

/** An API answer as the page's HTML carries it. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** What the site passes to a shell release to render one page. */
export interface RenderRequest {
  /** Path and search as asked for. */
  url: string;
  /** Content-Security-Policy nonce of this answer. */
  nonce: string;
  snapshot: Snapshot;
  site: SiteInfo;
  session: Session;
  /** The shell release that renders. */
  shell: SnapshotRelease;
  /** Files that each expose of the current release needs, by app (the shell's too). */
  chunks: Readonly<Record<string, ReleaseDescription['chunks']>>;
  /** The same of the release before, by app. */
  previousChunks?: Readonly<Record<string, ReleaseDescription['chunks']>>;
  notice?: PageNotice;
  /** Addresses of apps that a developer's machine serves, by app: such a page is drawn in the browser. */
  development?: Readonly<Record<string, string>>;
  /**
   * Loads a page's or slot's server module from the release at position `index` in the snapshot (0: current, 1: the
   * one before). Rejects when it cannot be loaded.
   */
  loadModule(app: string, name: string, index: number): Promise<unknown>;
  /** Asks the API as the visitor; rejects when it takes too long. */
  fetchApi(path: string): Promise<ApiAnswer>;
}

/** A notice above a page that is not the live one. */
export interface PageNotice {
  text: string;
  /** Address that leads back to the live site. */
  leave?: string | undefined;
}

export interface RenderFailure {
  app: string;
  name: string;
  version: string;
  error: unknown;
}

export interface RenderResult {
  status: number;
  html: string;
  /** Where to send the visitor instead. */
  redirect?: string;
  /** Modules that failed; the page is sent all the same. */
  failures: RenderFailure[];
  /** The releases whose page or slots the result shows. */
  rendered?: { app: string; version: string }[];
}

/** Exports of a shell release's server bundle. */
export interface ShellBundle {
  render(request: RenderRequest): Promise<RenderResult>;
  /** Returns the page without content, to be drawn in the browser. */
  renderEmpty(request: RenderRequest): RenderResult;
  /** Modules a remote's server bundle may require. */
  provided: Record<string, () => unknown>;
  modules: Record<string, unknown>;
}

/** Data for the browser in the page's HTML, as JSON in `#rangmala-page`. */
export interface PagePayload {
  snapshot: Snapshot;
  site: SiteInfo;
  session: Session;
  answers: Record<string, ApiAnswer>;
  /** Time of the render by the server's clock, in milliseconds since 1970. */
  madeAt: number;
  notice?: PageNotice;
  /** As in the request: the browser asks these addresses which pages and slots their app has now. */
  development?: Readonly<Record<string, string>>;
  /** Whether `#root` holds the rendered page; otherwise the browser draws it. */
  rendered: boolean;
  /**
   * Position in the snapshot of the release that was rendered, by app, where it is not the current one: the browser
   * starts with that release.
   */
  renderedReleases?: Readonly<Record<string, number>>;
}
