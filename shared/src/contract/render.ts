import type { LiveRelease, ReleaseDescription, Snapshot } from './release.ts';
import type { Session } from './session.ts';
import type { SiteInfo } from './site.ts';

/** An API answer as the page's HTML carries it. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** What the site hands to a shell release to have one page rendered. */
export interface RenderRequest {
  /** Path and search as asked for. */
  url: string;
  /** Content-Security-Policy nonce of this answer. */
  nonce: string;
  snapshot: Snapshot;
  site: SiteInfo;
  session: Session;
  /** The shell release that renders. */
  shell: LiveRelease;
  /** Files each expose of a live release needs, by app (the shell's too). */
  chunks: Readonly<Record<string, ReleaseDescription['chunks']>>;
  notice?: PageNotice;
  /** Apps that come from a developer's machine, by address: such a page is drawn in the browser. */
  development?: Readonly<Record<string, string>>;
  /** A page's or slot's server module from the `index`-th release of the app (0: current, 1: before). Rejects when it cannot. */
  loadModule(app: string, name: string, index: number): Promise<unknown>;
  /** Asks the API as the visitor; rejects when it takes too long. */
  fetchApi(path: string): Promise<ApiAnswer>;
}

/** Something that the site says above a page: it is not the live one. */
export interface PageNotice {
  text: string;
  /** Address that leads back to the live site. */
  leave?: string;
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
  /** What did not work on the way; the page is sent all the same. */
  failures: RenderFailure[];
  /** The releases whose page or slots it shows. */
  rendered?: { app: string; version: string }[];
}

/** What a shell release's server bundle exports. */
export interface ShellBundle {
  render(request: RenderRequest): Promise<RenderResult>;
  /** The same page without content, to be drawn in the browser. */
  renderEmpty(request: RenderRequest): RenderResult;
  /** Modules a remote's server bundle may require. */
  provided: Record<string, () => unknown>;
  modules: Record<string, unknown>;
}

/** What the page's HTML carries for the browser, as JSON in `#rangmala-page`. */
export interface PagePayload {
  snapshot: Snapshot;
  site: SiteInfo;
  session: Session;
  answers: Record<string, ApiAnswer>;
  /** When this was made, by the server's clock, in milliseconds. */
  madeAt: number;
  notice?: PageNotice;
  /** As in the request: the browser asks these addresses what their app offers right now. */
  development?: Readonly<Record<string, string>>;
  /** Whether `#root` holds the page already, or waits to be drawn. */
  rendered: boolean;
}
