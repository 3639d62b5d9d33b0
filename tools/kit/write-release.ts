import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import {
  updateReleaseDigest,
  CONTAINER_PLACEHOLDER,
  getContainerName,
  DIGEST_DIGITS,
  isCoveredByDigest,
  mayContainContainerName,
} from '@rangmala/shared/contract/release-digest';
import type { AppDescription } from './app-description.ts';
import { replacePlaceholderInSourceMap } from './source-maps.ts';
import { readProvidedVersions, readPackageJson, readRequiredRanges } from './shared-modules.ts';

/** Files below this size are not compressed, because compression would hardly make them smaller. */
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

/** Output of a build, for {@link writeRelease}. */
export interface BuildOutput {
  app: AppDescription;
  /** Folder with `browser/`, `server.cjs` and, in the shell, `packages.json`. */
  workFolder: string;
  /** Folder of the new release. An earlier release in this folder is deleted. */
  releaseFolder: string;
  /** Scripts below `browser/` of each chunk, by the name of the chunk. The chunk of a page has the page's name. */
  chunks: Record<string, string[]>;
  /** Scripts below `browser/` that start the app. */
  entry: string[];
  offers: Record<string, string[]>;
  uses: Record<string, string[]>;
}

/**
 * Turns the output of a build into a release. Puts the digest of the content into the name of a remote's container.
 * Adds compressed copies of larger scripts, SVG and JSON files for the browser. Writes `release.json` and moves the
 * folder to `releaseFolder`.
 */
export function writeRelease({
  app,
  workFolder,
  releaseFolder,
  chunks,
  entry,
  offers,
  uses,
}: BuildOutput): ReleaseDescription {
  const names = listFiles(workFolder).filter(isCoveredByDigest);
  adjustSourceMaps(app, workFolder, names);
  const routePrefixes = Object.fromEntries(
    Object.entries(app.routePrefixes).map(([name, paths]) => [name, [...paths]]),
  );
  const offer = {
    app: app.name,
    pages: app.pages,
    slots: app.slots,
    ...(app.navigation && { navigation: app.navigation }),
    ...(app.dependsOn && { dependsOn: app.dependsOn }),
    routePrefixes,
  };
  const hash = createHash('sha256');
  updateReleaseDigest(
    { ...offer, container: app.isHost ? app.name : CONTAINER_PLACEHOLDER },
    names,
    (name) => readFileSync(join(workFolder, name), 'latin1'),
    (part) => hash.update(part, 'latin1'),
  );
  const digest = hash.digest('hex').slice(0, DIGEST_DIGITS);
  const container = app.isHost ? app.name : getContainerName(app.name, digest);
  const files = names.flatMap((name) => {
    const path = join(workFolder, name);
    let buffer = readFileSync(path);
    if (needsContainerName(app, name) && buffer.includes(CONTAINER_PLACEHOLDER)) {
      buffer = Buffer.from(buffer.toString('utf8').replaceAll(CONTAINER_PLACEHOLDER, container));
      writeFileSync(path, buffer);
    }
    const descriptions = [describeFile(name, buffer)];
    if (/^browser\/.*\.(js|svg|json)$/.test(name) && buffer.length >= COMPRESS_FROM_BYTES) {
      const compressed = brotliCompressSync(buffer, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
      });
      writeFileSync(`${path}.br`, compressed);
      descriptions.push(describeFile(`${name}.br`, compressed));
    }
    return descriptions;
  });

  const description: ReleaseDescription = {
    ...offer,
    version: `${readPackageJson(app.folder).version}-${digest}`,
    container,
    entry,
    chunks,
    provides: app.isHost ? readProvidedVersions() : {},
    requires: app.isHost ? {} : readRequiredRanges(app.folder),
    offers,
    uses,
    files,
  };
  writeFileSync(join(workFolder, 'release.json'), `${JSON.stringify(description, null, 2)}\n`);
  rmSync(releaseFolder, { recursive: true, force: true });
  mkdirSync(join(releaseFolder, '..'), { recursive: true });
  renameSync(workFolder, releaseFolder);
  return description;
}

/** Returns whether the container's name replaces the container placeholder in a file. */
function needsContainerName(app: AppDescription, path: string): boolean {
  return !app.isHost && mayContainContainerName(path);
}

/**
 * Adjusts source maps to the container's name before the digest is known. Only the length of the name matters, and all
 * digests have the same length.
 */
function adjustSourceMaps(app: AppDescription, workFolder: string, names: readonly string[]): void {
  const container = app.isHost
    ? CONTAINER_PLACEHOLDER
    : getContainerName(app.name, '0'.repeat(DIGEST_DIGITS));
  for (const name of names.filter((path) => /\.c?js\.map$/.test(path))) {
    const path = join(workFolder, name);
    const script = readFileSync(path.replace(/\.map$/, ''), 'utf8');
    writeFileSync(
      path,
      replacePlaceholderInSourceMap(readFileSync(path, 'utf8'), script, CONTAINER_PLACEHOLDER, container),
    );
  }
}

function describeFile(path: string, buffer: Buffer): ReleaseDescription['files'][number] {
  return {
    path,
    bytes: buffer.length,
    integrity: `sha384-${createHash('sha384').update(buffer).digest('base64')}`,
  };
}
