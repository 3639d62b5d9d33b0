import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { AppDescription } from './app-description.ts';
import { CONTAINER_PLACEHOLDER } from './preset.ts';
import { providedVersions, readPackageJson, requiredRanges } from './shared-modules.ts';

/** Digits of the content digest that a version carries: 48 bits, far beyond the releases of one app. */
const DIGEST_DIGITS = 12;

/** Smaller files gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1024;

function listFiles(folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(join(folder, entry.name), `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    );
}

const sha = (algorithm: string, bytes: Buffer | string) => createHash(algorithm).update(bytes);

/**
 * Turns a finished build into a release: names its container after its content, compresses what the browser
 * loads, and writes `release.json`.
 * @param built folder with `browser/` and `server.cjs` as webpack left them
 * @param target where the release is put, replacing what is there
 * @param chunks files each expose needs, below browser/
 * @param entry files that start the app, below browser/
 */
export function writeRelease(
  app: AppDescription,
  built: string,
  target: string,
  chunks: Record<string, string[]>,
  entry: string[],
): ReleaseDescription {
  // The plugin's statistics are for its own tools.
  rmSync(join(built, 'browser', 'mf-stats.json'), { force: true });
  const names = listFiles(built).filter((name) => name.startsWith('browser/') || name === 'server.cjs');
  const content = sha('sha256', JSON.stringify([app.pages, app.slots, app.territories]));
  for (const name of names)
    content
      .update(name)
      .update('\0')
      .update(readFileSync(join(built, name)));
  const short = content.digest('hex').slice(0, DIGEST_DIGITS);

  const container = app.isHost ? app.name : `${app.name.replace(/-/g, '_')}_${short}`;
  const files = names.flatMap((name) => {
    const path = join(built, name);
    let bytes = readFileSync(path);
    if (/\.(js|cjs|json)$/.test(name) && bytes.includes(CONTAINER_PLACEHOLDER)) {
      bytes = Buffer.from(bytes.toString('utf8').replaceAll(CONTAINER_PLACEHOLDER, container));
      writeFileSync(path, bytes);
    }
    const described = [describeFile(name, bytes)];
    if (/^browser\/.*\.(js|svg|json)$/.test(name) && bytes.length >= COMPRESS_FROM_BYTES) {
      const packed = brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
      writeFileSync(`${path}.br`, packed);
      described.push(describeFile(`${name}.br`, packed));
    }
    return described;
  });

  const description: ReleaseDescription = {
    app: app.name,
    version: `${readPackageJson(app.folder).version}-${short}`,
    container,
    entry,
    pages: app.pages,
    slots: app.slots,
    territories: Object.fromEntries(
      Object.entries(app.territories).map(([name, paths]) => [name, [...paths]]),
    ),
    chunks,
    provides: app.isHost ? providedVersions() : {},
    requires: app.isHost ? {} : requiredRanges(app.folder),
    files,
  };
  writeFileSync(join(built, 'release.json'), `${JSON.stringify(description, null, 2)}\n`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, '..'), { recursive: true });
  renameSync(built, target);
  return description;
}

function describeFile(path: string, bytes: Buffer): ReleaseDescription['files'][number] {
  return { path, bytes: bytes.length, integrity: `sha384-${sha('sha384', bytes).digest('base64')}` };
}
