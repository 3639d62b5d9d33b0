import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { TeamPackage } from '@rangmala/shared/contract/team-packages';
import { withApp, withFolder } from '../../testing/app.ts';
import { buildTestRelease } from '../../testing/releases.ts';
import { sitePlugin } from '../plugin.ts';
import { publishBuiltReleases } from '../releases/publish-built.ts';
import { testWith } from '../../testing/test-with.ts';

interface Packument {
  'dist-tags': { latest: string };
  versions: Record<
    string,
    { description: string; dist: { tarball: string; integrity: string; shasum: string } }
  >;
}

const createPackage = (name: string, version: string, files: TeamPackage['files']): TeamPackage => ({
  manifest: { name, version, description: 'What every team builds on.' },
  files,
});

const createPackages = (version: string) => ({
  '@rangmala/shared': createPackage('@rangmala/shared', version, {
    'dist/index.js': { text: `export const version = '${version}';` },
    'dist/icon.png': { base64: Buffer.from([1, 2, 3]).toString('base64') },
    'README.md': { text: '# Shared\n\nWhat the <subpaths> are for.\n' },
    'CHANGELOG.md': { text: '# Changelog\n\n## 1.0.0\n\n- The <first> version.\n' },
  }),
  '@rangmala/create-remote': createPackage('@rangmala/create-remote', '1.0.0', {
    'bin.mjs': { text: '#!/usr/bin/env node' },
  }),
});

const FIRST_VERSION = '1.0.0-000000000001';

/**
 * Runs `work` with a site and a function `publish`. `publish` publishes a shell with the given version of the packages,
 * or without packages when no version is given.
 */
function withPackages(
  work: (app: FastifyInstance, publish: (version?: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  return withFolder((root) =>
    withApp({ dependencies: { site: sitePlugin }, env: { PUBLIC_URL: 'https://shop.example' } }, (app) =>
      work(app, async (version) => {
        await buildTestRelease(root, {
          app: 'shell',
          uniqueText: version ?? 'without packages',
          ...(version === undefined ? {} : { packages: createPackages(version) }),
        });
        await publishBuiltReleases(app.db, app.storage, root);
      }),
    ),
  );
}

const test = testWith(withPackages);

test('serves the packages of the live shell through the npm protocol', async (app, publish) => {
  await publish(FIRST_VERSION);
  const response = await app.inject('/_packages/@rangmala%2fshared');
  expect(response.statusCode).toBe(200);
  const { 'dist-tags': tags, versions } = response.json<Packument>();
  expect(tags).toEqual({ latest: FIRST_VERSION });
  const { dist, description } = versions[FIRST_VERSION] ?? {};
  expect(description).toBe('What every team builds on.');
  const { tarball = '', integrity, shasum } = dist ?? {};
  expect(tarball).toBe(`https://shop.example/_packages/@rangmala/shared/-/shared-${FIRST_VERSION}.tgz`);

  const archive = await app.inject({
    url: new URL(tarball).pathname,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  // npm would unpack an archive with a Content-Encoding.
  expect(archive.headers['content-encoding']).toBeUndefined();
  const hashArchive = (algorithm: string) => createHash(algorithm).update(archive.rawPayload);
  expect(integrity).toBe(`sha512-${hashArchive('sha512').digest('base64')}`);
  expect(shasum).toBe(hashArchive('sha1').digest('hex'));
  const content = gunzipSync(archive.rawPayload).toString('latin1');
  for (const path of ['package/package.json', 'package/dist/index.js', 'package/dist/icon.png'])
    expect(content).toContain(path);
});

test('lists packages with README and changelog on a page', async (app, publish) => {
  await publish(FIRST_VERSION);
  const { body } = await app.inject('/_packages');
  expect(body).toContain('npx https://shop.example/_packages/create-remote.tgz weaving');
  expect(body).toContain(`<p>${FIRST_VERSION}</p>`);
  expect(body).toContain('<summary>README of @rangmala/shared</summary>');
  expect(body).toContain('What the &lt;subpaths&gt; are for.');
  expect(body).toContain('The &lt;first&gt; version.');
});

it.each([
  ['/_packages/@rangmala/unknown', 'There is no package @rangmala/unknown here.'],
  [`/_packages/@rangmala/shared/-/..%2fshared.tgz`, 'There is no archive'],
])('returns 404 for %s', (url, sentence) =>
  withPackages(async (app, publish) => {
    await publish(FIRST_VERSION);
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ detail: expect.stringContaining(sentence) });
  }),
);
