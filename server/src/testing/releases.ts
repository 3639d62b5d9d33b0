import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, createGzip, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import { updateReleaseDigest, DIGEST_DIGITS } from '@rangmala/shared/contract/release-digest';
import { computeIntegrity } from '../platform/releases/release-files.ts';

/** Server bundle of a shell. The page contains the values that tests check. */
const SHELL_BUNDLE = `
exports.modules = { HomePage: {} };
exports.provided = { greeting: () => 'Namaste' };
exports.render = async (request) => {
  if (request.url === '/throws') throw new Error('thrown while rendering');
  if (request.url === '/private') return { status: 302, html: '', redirect: '/signin?next=%2Fprivate', failures: [] };
  const failures = [], rendered = [];
  const version = request.snapshot.remotes.find(({ app }) => app === 'shop')?.releases[0].version;
  let said = '';
  try {
    said = (await request.loadModule('shop', 'CartPage', 0)).say();
    rendered.push({ app: 'shop', version });
  } catch (error) { failures.push({ app: 'shop', name: 'CartPage', version, error }); said = error.message; }
  const answer = await request.fetchApi('/categories');
  return { status: request.url === '/' ? 200 : 404, failures, rendered,
    html: [request.url, request.snapshot.number, said, answer.status, request.session.user].join(' | ') };
};
`;

/** Creates the server bundle of a remote. `say()` of its page returns a text from the shell's module `greeting`. */
const createRemoteBundle = (word: string) =>
  `const greeting = require('greeting'); exports.modules = { CartPage: { say: () => greeting + ' from ${word}' } };`;

export interface TestRelease {
  app: string;
  /** By default `1.0.0-<digest of the content>`, as a build creates it. */
  version?: string;
  /** Text in the content. Releases with different texts have different digests. */
  uniqueText?: string;
  serverBundle?: string;
  /** Source map of the server bundle. */
  serverMap?: string;
  /** Fields that replace the default fields of the description. */
  descriptionFields?: Partial<ReleaseDescription>;
}

/** Describes a page that all visitors may see. */
export const createPage = (path: string, page = 'CartPage'): ReleaseDescription['pages'][number] => ({
  path,
  page,
  access: 'all',
  indexed: true,
  slots: [],
});

export interface BuiltTestRelease {
  release: ReleaseDescription;
  /** Files by path, without release.json. */
  contents: Record<string, Buffer>;
}

/** Creates a small release in the format of a build. */
export function makeTestRelease({
  app,
  version,
  uniqueText = version ?? 'new',
  serverBundle,
  serverMap,
  descriptionFields,
}: TestRelease): BuiltTestRelease {
  const entry = Buffer.from(`/* ${app} ${uniqueText} */`);
  const contents: Record<string, Buffer> = {
    'browser/remoteEntry.js': entry,
    'browser/remoteEntry.js.br': brotliCompressSync(entry),
    'browser/plain.json': Buffer.from('{}'),
    'server.cjs': Buffer.from(
      serverBundle ?? (app === 'shell' ? SHELL_BUNDLE : createRemoteBundle(uniqueText)),
    ),
    ...(serverMap ? { 'server.cjs.map': Buffer.from(serverMap) } : {}),
  };
  const page = app === 'shell' ? 'HomePage' : 'CartPage';
  const releaseWithoutVersion: ReleaseDescription = {
    app,
    version: '',
    container: app,
    entry: ['remoteEntry.js'],
    pages: [app === 'shell' ? { ...createPage('/', page), slots: ['home.more'] } : createPage('/cart', page)],
    slots: [],
    routePrefixes: app === 'shell' ? { shop: ['/shop', '/cart'], booking: ['/appointment'] } : {},
    chunks: { [page]: ['remoteEntry.js'] },
    provides: app === 'shell' ? { react: '19.3.1' } : {},
    requires: app === 'shell' ? {} : { react: '^19.0.0' },
    offers: app === 'shell' ? { greeting: ['word'] } : {},
    uses: {},
    files: Object.entries(contents).map(([path, content]) => ({
      path,
      bytes: content.length,
      integrity: computeIntegrity(content),
    })),
    ...descriptionFields,
  };
  const hash = createHash('sha256');
  updateReleaseDigest(hash, releaseWithoutVersion, Object.keys(contents), (path) => contents[path] as Buffer);
  const releaseVersion = version ?? `1.0.0-${hash.digest('hex').slice(0, DIGEST_DIGITS)}`;
  const container =
    app === 'shell'
      ? app
      : `${app.replaceAll('-', '_')}_${releaseVersion.slice(releaseVersion.lastIndexOf('-') + 1)}`;
  return {
    release: { ...releaseWithoutVersion, container, ...descriptionFields, version: releaseVersion },
    contents,
  };
}

/** Writes a test release to the output folder of a build: `<root>/<app>/dist/release`. */
export async function buildTestRelease(root: string, testRelease: TestRelease): Promise<ReleaseDescription> {
  const { release, contents } = makeTestRelease(testRelease);
  const folder = join(root, release.app, 'dist', 'release');
  for (const [path, content] of Object.entries({ ...contents, 'release.json': JSON.stringify(release) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return release;
}

/** Packs a release as a team sends it: a gzipped tar archive. */
export function packTestRelease({ release, contents }: BuiltTestRelease): Promise<Buffer> {
  return packFiles({ ...contents, 'release.json': Buffer.from(JSON.stringify(release)) });
}

/** Packs files with any names into a gzipped tar archive. */
export function packFiles(files: Record<string, Buffer>): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, content);
  tar.finalize();
  return buffer(tar.pipe(createGzip()));
}

/** Creates a gzipped tar archive that contains only headers and has `bytes` bytes after decompression. */
export async function packHeaders(bytes: number): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'browser/', type: 'directory' });
  tar.finalize();
  const header = (await buffer(tar)).subarray(0, 512);
  return gzipSync(Buffer.alloc(bytes, header));
}
