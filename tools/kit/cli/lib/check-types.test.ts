import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { ROOT } from '../../apps.mjs';
import { checkTypes } from './check-types.ts';

const SITE = 'https://shop.example';
const originalFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = originalFetch;
});

/** Replaces fetch with a site whose package of shared declares `links/index.d.ts`, and no other module. */
async function mockSite(declaration: string): Promise<void> {
  const files = {
    'package.json': JSON.stringify({
      version: '2.0.0-a',
      exports: { './links': { types: './dist/links/index.d.ts' } },
    }),
    'dist/links/index.d.ts': declaration,
  };
  const tar = pack();
  for (const [path, content] of Object.entries(files)) tar.entry({ name: `package/${path}` }, content);
  tar.finalize();
  const archive = await buffer(tar.pipe(createGzip()));
  globalThis.fetch = async (url) =>
    (url as string).endsWith('.tgz')
      ? new Response(new Uint8Array(archive))
      : Response.json({ 'dist-tags': { latest: '2.0.0-a' } });
}

/** Runs the check for an app with one source file. Returns the message of the error; '' without an error. */
async function checkSource(source: string): Promise<string> {
  const cacheFolder = join(ROOT, '.cache');
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'check-types-'));
  try {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src', 'page.ts'), source);
    const settings = { extends: join(ROOT, 'tsconfig.base.json'), include: ['src'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    return await checkTypes({ folder: relative(ROOT, folder), app: 'shop' }, SITE).then(
      () => '',
      (error: Error) => error.message,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const SOURCE = `import { createSlug } from '@rangmala/shared/links';\nexport const slug = createSlug('Mug');\n`;

it('accepts a remote that fits the types of the live site', async () => {
  await mockSite('export declare function createSlug(name: string): string;');
  expect(await checkSource(SOURCE)).toBe('');
});

it('refuses a remote that does not fit the types of the live site', async () => {
  await mockSite('export declare function createSlug(name: number): string;');
  expect(await checkSource(SOURCE)).toMatch(
    /^shop does not fit @rangmala\/shared 2\.0\.0-a, which https:\/\/shop\.example provides:\n.*page\.ts.*'string'/,
  );
});

it('refuses a remote with type errors before it asks the site', async () => {
  globalThis.fetch = () => Promise.reject(new Error('a request'));
  expect(await checkSource('export const price: number = "free";')).toMatch(
    /^shop has type errors:\n.*page\.ts/,
  );
});
