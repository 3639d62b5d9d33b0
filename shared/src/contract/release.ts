import * as z from 'zod/mini';

export const appNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));

/** Who may see a page. Other visitors are redirected to a sign-in page. */
const accessSchema = z.enum(['all', 'customer', 'artist']);

/** Name of a flag. A page, slot or menu entry with a flag is part of the site only while the flag is on. */
export const flagNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));

/** Largest number of a page's `publicPaths`. */
const MAX_PUBLIC_PATHS = 1_000;

export const pageDescriptionSchema = z.object({
  /** Route pattern of React Router, such as `/product/:id`. */
  path: z.string(),
  /** Name of the page's folder below src/pages, and of its module in the container. */
  page: z.string(),
  access: z._default(accessSchema, 'all'),
  /** Whether search engines may list the page. */
  indexed: z._default(z.boolean(), true),
  /**
   * Query parameters that the page depends on. Without this list, the server does not cache the page at a URL with
   * parameters, except parameters of advertising links.
   */
  query: z.optional(z.array(z.string())),
  /**
   * Existing paths of a page with parameters, such as `/jobs/1`. The sitemap lists the paths if the page is `indexed`.
   * The release checks and `rangmala check` open the first path. Snapshots do not contain the paths.
   */
  publicPaths: z.optional(z.array(z.string().check(z.startsWith('/'))).check(z.maxLength(MAX_PUBLIC_PATHS))),
  /** Names of the slots in the page. Only the shell's pages have slots. */
  slots: z._default(z.array(z.string()), []),
  flag: z.optional(flagNameSchema),
});

export const slotDescriptionSchema = z.object({
  /** Name of the slot in a shell page, such as `home.categories`. */
  slot: z.string(),
  /** Name of the component's file below src/slots, and of its module in the container. */
  component: z.string(),
  flag: z.optional(flagNameSchema),
});

/** Maximum length of a menu label, in characters. Longer labels do not fit the menus on a phone. */
const MAX_LABEL = 30;

export const navigationEntrySchema = z.object({
  /** Menu that shows the entry. `home` is a list on the home page. */
  menu: z.enum(['header', 'footer', 'account', 'home']),
  label: z.string().check(z.minLength(1), z.maxLength(MAX_LABEL)),
  /** Path of one of the remote's pages. */
  to: z.string().check(z.startsWith('/')),
  flag: z.optional(flagNameSchema),
});

/** Dependencies of a remote on other apps. `links` are paths of pages. */
export const dependsOnSchema = z.object({
  links: z._default(z.array(z.string().check(z.startsWith('/'))), []),
});

const fileDescriptionSchema = z.object({ path: z.string(), bytes: z.number(), integrity: z.string() });

/** Description of one release. The build writes the description, which never changes afterwards. */
export const releaseDescriptionSchema = z.object({
  app: appNameSchema,
  /** Has the form `<package version>-<digest of the content>`. */
  version: z.string(),
  /**
   * Global name of the Module Federation container. Each release of a remote has its own name, so that two releases
   * can be loaded in one page.
   */
  container: z.string(),
  /** Paths below browser/ of the files that start the app: the shell's scripts in sequence, or a remote's container. */
  entry: z.array(z.string()),
  pages: z.array(pageDescriptionSchema),
  slots: z.array(slotDescriptionSchema),
  /** Menu entries of a remote; missing when there are none. */
  navigation: z.optional(z.array(navigationEntrySchema)),
  /** Dependencies of a remote on other apps; missing when there are none. */
  dependsOn: z.optional(dependsOnSchema),
  /** Route prefixes by name of the remote; empty in a release of a remote. */
  routePrefixes: z.record(z.string(), z.array(z.string())),
  /** Paths below browser/ of the scripts that a page or slot component needs, by the name of its module. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Shared libraries. `provides` are the versions in a shell, and `requires` are the version ranges of a remote. */
  provides: z.record(z.string(), z.string()),
  requires: z.record(z.string(), z.string()),
  /**
   * Names by shared module. `offers` are the exports of a shell, and `uses` are the imports of a remote (`*` when the
   * build cannot determine the names).
   */
  offers: z._default(z.record(z.string(), z.array(z.string())), {}),
  uses: z._default(z.record(z.string(), z.array(z.string())), {}),
  files: z.array(fileDescriptionSchema),
});

export type Access = z.infer<typeof accessSchema>;
export type PageDescription = z.infer<typeof pageDescriptionSchema>;
export type SlotDescription = z.infer<typeof slotDescriptionSchema>;
export type DependsOn = z.infer<typeof dependsOnSchema>;
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;
export type ReleaseDescription = z.infer<typeof releaseDescriptionSchema>;

/** The data that a page needs to load one release. */
const snapshotReleaseSchema = z.object({
  version: z.string(),
  container: z.string(),
  /** URL of the release's browser files, with a trailing slash. */
  base: z.string(),
  /** The same paths as `entry` of the release's description. */
  entry: z.array(z.string()),
});

const snapshotRemoteSchema = z.object({
  app: appNameSchema,
  /** The current release, followed by the fallback if there is one. */
  releases: z.array(snapshotReleaseSchema),
  pages: z.array(pageDescriptionSchema),
  slots: z.array(slotDescriptionSchema),
  navigation: z.optional(z.array(navigationEntrySchema)),
});

/** The part of an app's description that its development server returns at `/app.json`. */
export const devAppSchema = z.pick(snapshotRemoteSchema, {
  pages: true,
  slots: true,
  navigation: true,
});

/** The snapshot that a page is rendered from. The page contains the snapshot as JSON. */
export interface Snapshot {
  number: number;
  shell: string;
  remotes: SnapshotRemote[];
}

export type SnapshotRelease = z.infer<typeof snapshotReleaseSchema>;
export type SnapshotRemote = z.infer<typeof snapshotRemoteSchema>;

/** The unpacked content of an npm package for remotes in other repositories. */
const teamPackageSchema = z.object({
  /** The package's package.json. */
  manifest: z.looseObject({ name: z.string(), version: z.string() }),
  /** The package's other files by path. */
  files: z.record(z.string(), z.union([z.object({ text: z.string() }), z.object({ base64: z.string() })])),
});

/** The file `packages.json` of a shell release: packages by name. */
export const teamPackagesSchema = z.record(z.string(), teamPackageSchema);

export type TeamPackage = z.infer<typeof teamPackageSchema>;
