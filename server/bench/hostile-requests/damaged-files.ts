import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Checks } from './checks.ts';
import { send } from './client.ts';
import { registerCustomer } from './people.ts';
import { type RunningSite, withRunningSite } from './running-site.ts';

/*
 * Damages files of the release store: changes a byte, truncates, replaces, empties and removes files. The server must
 * still send complete HTML pages with status 200, and must never send a damaged file. A start of the server must
 * restore the files.
 */

type Damage = (path: string, content: Buffer) => Promise<void>;

const DAMAGES: Record<string, Damage> = {
  'flipped byte': (path, content) => {
    const damaged = Buffer.from(content);
    const middle = Math.floor(damaged.length / 2);
    damaged[middle] = (damaged[middle] ?? 0) ^ 1;
    return writeFile(path, damaged);
  },
  truncated: (path, content) => truncate(path, Math.floor(content.length / 2)),
  // In place of a compressed file, writes valid Brotli, which the server can decode without an error.
  replaced: (path) => {
    const text = 'window.isReplaced = true;';
    return writeFile(path, path.endsWith('.br') ? brotliCompressSync(text) : text);
  },
  empty: (path) => truncate(path, 0),
  removed: (path) => rm(path),
};

/** One page of each remote and a page of the shell. */
const PAGES: Record<string, string> = {
  shell: '/about',
  shop: '/shop/mugs',
  gallery: '/art-gallery',
  booking: '/appointment',
};

interface StoredFile {
  app: string;
  path: string;
  /** Path of the file's URL; undefined when the file is not public. */
  url: string | undefined;
  content: Buffer;
}

let queryNumber = 0;

export async function checkDamagedFiles(checks: Checks): Promise<void> {
  await withRunningSite(async (site) => {
    const { cookie } = await registerCustomer(site.base, 'reader');
    const files = await listFiles(site.dataDir);
    const plainContents = new Map(files.map(({ url, content }) => [url, content]));
    for (const file of await chooseFiles(site, files)) {
      for (const [name, damage] of Object.entries(DAMAGES)) {
        await damage(file.path, file.content);
        await checkPages(checks, site, `${name}, running: ${file.path}`, [file.app], cookie);
        await checkFile(checks, site, name, file, plainContents);
        await writeFile(file.path, file.content);
      }
    }
    for (const [name, damage] of Object.entries(DAMAGES)) {
      for (const { path, content } of files) await damage(path, content);
      await endRenderProcesses(site);
      await checkPages(checks, site, `${name}, all files, new render process`, Object.keys(PAGES), cookie);
      await site.kill();
      await site.start();
      await checkPages(checks, site, `${name}, all files, cold start`, Object.keys(PAGES), cookie);
      for (const { path, content } of files) {
        const storedContent = await readFile(path).catch(() => undefined);
        checks.check(storedContent?.equals(content) === true, `${name}, not restored at the start: ${path}`);
      }
    }
  });
}

/** Returns every file of the release store. */
async function listFiles(dataDir: string): Promise<StoredFile[]> {
  const root = join(dataDir, 'releases');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const [app = '', version = '', ...rest] = path.slice(root.length + 1).split('/');
        const url = rest[0] === 'browser' ? `/r/${app}/${version}/${rest.slice(1).join('/')}` : undefined;
        return { app, path, url, content: await readFile(path) };
      }),
  );
}

/**
 * Returns for each app the server bundle, `release.json`, up to three browser files that the app's page contains, and
 * the compressed copy of the first browser file.
 */
async function chooseFiles({ base }: RunningSite, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const chosenFiles: StoredFile[] = [];
  for (const [app, page] of Object.entries(PAGES)) {
    const html = (await send(base, page)).body.toString();
    const filesOfApp = files.filter((file) => file.app === app);
    const filesInPage = filesOfApp.filter(({ url }) => url !== undefined && html.includes(url));
    const [first] = filesInPage;
    const compressedFile = filesOfApp.find(({ url }) => url === `${first?.url}.br`);
    chosenFiles.push(
      ...filesOfApp.filter(({ path }) => /\/(server\.cjs|release\.json)$/.test(path)),
      ...filesInPage.slice(0, 3),
      ...(compressedFile ? [compressedFile] : []),
    );
  }
  return chosenFiles;
}

async function checkPages(
  checks: Checks,
  { base }: RunningSite,
  situation: string,
  apps: readonly string[],
  cookie: string,
): Promise<void> {
  for (const app of apps) {
    const page = PAGES[app] ?? '/';
    const requests = [
      { path: page, headers: {} },
      { path: `${page}?damaged=${(queryNumber += 1)}`, headers: {} },
      { path: page, headers: { cookie } },
    ];
    for (const { path, headers } of requests) {
      const { status, body, headers: received } = await send(base, path, { headers });
      const isPage =
        status === 200 &&
        String(received['content-type']).startsWith('text/html') &&
        body.toString().trimEnd().endsWith('</html>');
      checks.check(isPage, `${situation}: ${path} is ${status} ${body.toString().slice(0, 150)}`);
    }
  }
}

/**
 * Checks that the server does not send damaged bytes of a browser file. A response in any encoding is decoded and
 * compared with the undamaged plain file.
 * @param contents contents of the undamaged files by URL
 */
async function checkFile(
  checks: Checks,
  { base }: RunningSite,
  name: string,
  { url }: StoredFile,
  contents: ReadonlyMap<string | undefined, Buffer>,
): Promise<void> {
  if (url === undefined) return;
  const plainUrl = url.replace(/\.br$/, '');
  const plain = contents.get(plainUrl);
  checks.check(plain !== undefined, `${plainUrl} is not in the release store`);
  for (const encoding of ['identity', 'br', 'gzip']) {
    const { status, headers } = await send(base, plainUrl, { headers: { 'accept-encoding': encoding } });
    const response = await fetch(base + plainUrl, { headers: { 'accept-encoding': encoding } });
    // Undefined when the body cannot be decoded.
    const received = await response.arrayBuffer().catch(() => undefined);
    const isIntact = received !== undefined && plain?.equals(Buffer.from(received)) === true;
    checks.check(
      status !== 200 || isIntact,
      `${name}: ${plainUrl} as ${encoding} (${String(headers['content-encoding'])}) has other bytes`,
    );
  }
}

/** Ends the render processes of the site, so that new processes load the bundles again. */
async function endRenderProcesses(site: RunningSite): Promise<void> {
  const pid = site.pid();
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const child of children.split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('render-worker')) process.kill(Number(child), 'SIGKILL');
  }
}
