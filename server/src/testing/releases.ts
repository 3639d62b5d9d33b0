import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import { integrityOf } from '../releases/release-files.ts';

/** A shell that renders the address, the visitor, what a remote says and what the API answered. */
const SHELL_BUNDLE = `
exports.modules = { HomePage: {} };
exports.provided = { greeting: () => 'Namaste' };
const html = (request, body) => '<!DOCTYPE html><html><head><script nonce="' + request.nonce + '"></script></head><body>' + body + '</body></html>';
exports.render = async (request) => {
  if (request.url === '/throws') throw new Error('thrown while rendering');
  if (request.url === '/private') return { status: 302, html: '', redirect: '/signin?next=%2Fprivate', failures: [] };
  const failures = [];
  let said = '';
  try { said = (await request.loadModule('shop', 'CartPage', 0)).say(); }
  catch (error) { failures.push({ app: 'shop', name: 'CartPage', version: '?', error }); said = error.message; }
  const answer = await request.fetchApi('/categories');
  return { status: request.url === '/' ? 200 : 404, failures,
    html: html(request, [request.url, request.snapshot.number, said, answer.status, request.session.user].join(' | ')) };
};
exports.renderEmpty = (request) => ({ status: 200, html: html(request, 'to be drawn in the browser'), failures: [] });
`;

/** A remote whose page says who it is, in the shell's words. */
const remoteBundle = (word: string) =>
  `const greeting = require('greeting'); exports.modules = { CartPage: { say: () => greeting + ' from ${word}' } };`;

export interface TestRelease {
  app: string;
  version: string;
  /** What tells this release's content from another's. */
  word?: string;
  serverBundle?: string;
}

/** Builds a small release by hand, as a build would leave it, in `<root>/<app>/dist/release`. */
export async function buildTestRelease(
  root: string,
  { app, version, word = version, serverBundle }: TestRelease,
): Promise<ReleaseDescription> {
  const bundle = serverBundle ?? (app === 'shell' ? SHELL_BUNDLE : remoteBundle(word));
  const contents: Record<string, string> = {
    'browser/remoteEntry.js': `/* ${app} ${word} */`,
    'browser/remoteEntry.js.br': `packed ${app} ${word}`,
    'browser/plain.json': '{}',
    'server.cjs': bundle,
  };
  const release: ReleaseDescription = {
    app,
    version,
    container: `${app}_${version.replace(/\W/g, '_')}`,
    entry: ['remoteEntry.js'],
    pages: [
      {
        path: app === 'shell' ? '/' : '/cart',
        page: app === 'shell' ? 'HomePage' : 'CartPage',
        access: 'all',
        places: [],
      },
    ],
    slots: [],
    territories: {},
    chunks: {},
    provides: {},
    requires: {},
    offers: {},
    uses: {},
    files: Object.entries(contents).map(([path, content]) => ({
      path,
      bytes: Buffer.byteLength(content),
      integrity: integrityOf(Buffer.from(content)),
    })),
  };
  const folder = join(root, app, 'dist', 'release');
  for (const [path, content] of Object.entries({ ...contents, 'release.json': JSON.stringify(release) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return release;
}
