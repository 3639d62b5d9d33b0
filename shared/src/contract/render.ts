import type { ReleaseDescription, Snapshot, SnapshotRelease } from './release.ts';
import type { Session } from './accounts.ts';
import type { SiteInfo } from './site.ts';

/** Status and JSON of an API response. */
export interface ApiResponse {
  status: number;
  body: unknown;
}

/** The data that the site passes to a shell release to render one page. */
export interface RenderRequest {
  /** Path and query of the request. */
  url: string;
  snapshot: Snapshot;
  site: SiteInfo;
  session: Session;
  /** The shell release that renders the page. */
  shell: SnapshotRelease;
  /** Scripts of the current releases by app, and then by the name of the page or slot component; includes the shell. */
  chunks: Readonly<Record<string, ReleaseDescription['chunks']>>;
  /** Scripts of the fallbacks by app, and then by the name of the page or slot component. */
  previousChunks?: Readonly<Record<string, ReleaseDescription['chunks']>>;
  notice?: PageNotice;
  /**
   * Loads the server module of a page or slot component. `index` is the position of the release among the app's
   * releases in the snapshot: 0 is the current release, and 1 is the fallback.
   * @throws when the module cannot be loaded
   */
  loadModule(app: string, name: string, index: number): Promise<unknown>;
  /**
   * Calls the API as the visitor.
   * @throws when the call fails or takes too long
   */
  fetchApi(path: string): Promise<ApiResponse>;
}

/** A notice above a page with a preview release or with an app from a developer's machine. */
export interface PageNotice {
  text: string;
  /** URL of the link “Back to the live site”. */
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
  /** URL to redirect the visitor to. */
  redirect?: string;
  /** Modules that could not be loaded or rendered. The page is sent regardless. */
  failures: RenderFailure[];
  /** Releases that rendered part of the page; empty when the render was not complete. */
  rendered?: { app: string; version: string }[];
}

/** Exports of a shell release's server bundle. */
export interface ShellBundle {
  render(request: RenderRequest): Promise<RenderResult>;
  /** Functions that return the modules that a remote's server bundle may require, by name of the module. */
  provided: Record<string, () => unknown>;
  modules: Record<string, unknown>;
}

/** Data for the browser in the page's HTML, as JSON in the data block `#rangmala-page`. */
export interface PagePayload {
  snapshot: Snapshot;
  site: SiteInfo;
  session: Session;
  answers: Record<string, ApiResponse>;
  /** Time of the render by the server's clock, in milliseconds since 1970. */
  renderedAt: number;
  notice?: PageNotice;
  /**
   * URLs of development servers by app. The browser requests the current description of each of these apps from its
   * server.
   */
  development?: Readonly<Record<string, string>>;
  /** Whether `#root` contains the rendered page; otherwise the browser renders the page. */
  rendered: boolean;
  /**
   * Position of the rendered release among the app's releases in the snapshot, by app. Omits apps that were rendered
   * from their current release. The browser hydrates with the rendered release.
   */
  renderedReleases?: Readonly<Record<string, number>>;
}
