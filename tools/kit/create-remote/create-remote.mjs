#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isRemoteName, createRemoteFiles } from './remote-files.mjs';
import { createRepositoryFiles } from './repository-files.mjs';

/**
 * `npx <site>/_packages/create-remote.tgz weaving` creates the repository of a remote in the folder `weaving`. The site
 * adds `site.json`, which contains the site's address, to this package.
 */
const [name = '', folder = name] = process.argv.slice(2);
try {
  const { site } = readJson('site.json');
  const newest = await fetchNewestVersion(site);
  if (newest === readJson('package.json').version) await createRepository(site);
  else process.exitCode = runVersion(newest, site);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function createRepository(site) {
  await rejectUnusableName(name, site);
  const root = resolve(folder);
  if (existsSync(root) && readdirSync(root).length > 0) throw new Error(`The folder ${folder} is not empty.`);
  const files = {
    ...createRemoteFiles(name),
    ...createRepositoryFiles({ name, site, versions: readJson('versions.json') }),
  };
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  process.stdout.write(
    [
      `created the remote ${name} for ${site}`,
      '',
      `cd ${folder}`,
      'npm install',
      'npm test',
      'RANGMALA_TOKEN=… npm run deploy',
      '',
    ].join('\n'),
  );
}

async function fetchNewestVersion(site) {
  const response = await fetch(`${site}/_packages/@rangmala%2fcreate-remote`);
  if (!response.ok) throw new Error(`${site} does not offer @rangmala/create-remote.`);
  return (await response.json())['dist-tags'].latest;
}

/**
 * Downloads and runs the given version of this package. npx may have started an older version, because npx caches the
 * package that it first downloaded from a URL.
 * @returns the exit status
 */
function runVersion(version, site) {
  const archive = `${site}/_packages/create-remote.tgz?version=${version}`;
  const args = ['exec', '--yes', '--', archive, ...process.argv.slice(2)];
  return spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}

function readJson(path) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

async function rejectUnusableName(requestedName, site) {
  if (!isRemoteName(requestedName)) {
    throw new Error(
      `Name the remote with lower-case letters, digits and hyphens, for example: "npx ${site}/_packages/create-remote.tgz weaving".`,
    );
  }
  const page = await fetch(`${site}/${requestedName}`, { redirect: 'manual' });
  if (page.status !== 404) {
    throw new Error(`A remote cannot be named ${requestedName}: ${site}/${requestedName} already exists.`);
  }
}
