import type { ComponentType } from 'react';
import type { ApiPath } from '@rangmala/shared/api';
import type {
  Access,
  NavigationEntry,
  PageDescription,
  Session,
  SlotDescription,
} from '@rangmala/shared/contract';

/** The slots in the shell's pages. */
export type SlotName = 'home.categories' | 'home.gallery' | 'home.more';

type Pages = readonly (Pick<PageDescription, 'path' | 'page'> & {
  readonly access?: Access;
  /** Whether search engines may list the page; by default, true for a page that all visitors may see. */
  readonly indexed?: boolean;
  /**
   * Query parameters that `data` or the rendered page depends on; `[]` means none. The server caches a page with this
   * list by these parameters. Without this list, the server does not cache the page at a URL with parameters, except
   * parameters of advertising links.
   */
  readonly query?: readonly string[];
  /**
   * Existing paths of a page with parameters: `['/jobs/1']`. The sitemap lists the paths if the page is `indexed`. The
   * release checks and `rangmala check` open the first path. The site finds the paths of `/shop/:category`,
   * `/product/:id` and `/art-gallery/artist/:id` itself.
   */
  readonly publicPaths?: readonly string[];
  readonly slots?: readonly SlotName[];
})[];

/** Description of a remote, as its `remote.ts` defines it. */
export interface RemoteDescription {
  /** The app's name in the registry: `shop`. */
  readonly name: string;
  /** Pages, slots and menu entries with a `flag` are part of the site only while the flag is on. */
  readonly pages: readonly (Pages[number] & {
    readonly flag?: string;
  })[];
  readonly slots: readonly (SlotDescription & { readonly slot: SlotName })[];
  /** Menu entries that lead to the remote's pages. */
  readonly navigation?: readonly NavigationEntry[];
  /** Pages of other apps that the remote links to. See `createLinkBuilder`. */
  readonly dependsOn?: { readonly links?: readonly `/${string}`[] };
}

/** Description of the shell: its pages, and the route prefixes of the remotes. */
export interface HostDescription {
  readonly name: string;
  readonly pages: Pages;
  /** Path prefixes by name of the remote. An unlisted remote gets the prefix `/<name>`. */
  readonly routePrefixes: Readonly<Record<string, readonly string[]>>;
}

/** Returns the description unchanged. The type of the parameter makes TypeScript check `remote.ts`. */
export function defineRemote<const T extends RemoteDescription>(description: T): T {
  return description;
}

/** Returns the description unchanged. The type of the parameter makes TypeScript check `host.ts`. */
export function defineHost(description: HostDescription): HostDescription {
  return description;
}

/** Parameters of a path such as `/product/:id`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

type LinkArguments<Path extends string> = unknown extends ParamsOf<Path> ? [] : [params: ParamsOf<Path>];

interface WithLinks {
  readonly dependsOn?: { readonly links?: readonly string[] };
}

type PathsOf<T extends WithLinks> = NonNullable<NonNullable<T['dependsOn']>['links']>[number];

/**
 * Returns a function that builds links to pages of other apps. The function accepts the paths that `remote.ts` lists
 * in `dependsOn.links`, with their parameters. Other paths do not compile.
 */
export function createLinkBuilder<const T extends WithLinks>(_remote: T) {
  return <Path extends PathsOf<T>>(path: Path, ...[params]: LinkArguments<Path>): string =>
    path.replace(/:(\w+)/g, (_all, name: string) =>
      encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''),
    );
}

/**
 * Returns the API paths, without `/api`, of the responses that a page or slot component shows first. The server
 * includes the responses in the HTML. The browser may prefetch the responses for links. The component reads the
 * responses with `useApi`.
 * @param session session for which the page is rendered; undefined in a shell that is older than this parameter
 */
export type PageData = (
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
  session?: Session,
) => ApiPath[];

/** Exports of the module of a page or slot component. */
export interface PageModule {
  default: ComponentType;
  data?: PageData;
}
