import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import {
  updateReleaseDigest,
  DIGEST_DIGITS,
  isCoveredByDigest,
} from '@rangmala/shared/contract/release-digest';
import type { AppDescription } from './app-description.ts';
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
  /** Name of the container: a global variable. */
  container: string;
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
 * Turns the output of a build into a release: adds compressed copies of larger scripts, SVG and JSON files for the
 * browser, writes `release.json` and moves the folder to `releaseFolder`.
 */
export function writeRelease({
  app,
  container,
  workFolder,
  releaseFolder,
  chunks,
  entry,
  offers,
  uses,
}: BuildOutput): ReleaseDescription {
  const names = listFiles(workFolder).filter(isCoveredByDigest);
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
  updateReleaseDigest(hash, offer, names, (name) => readFileSync(join(workFolder, name)));
  const digest = hash.digest('hex').slice(0, DIGEST_DIGITS);
  const files = names.flatMap((name) => {
    const path = join(workFolder, name);
    const buffer = readFileSync(path);
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

function describeFile(path: string, buffer: Buffer): ReleaseDescription['files'][number] {
  return {
    path,
    bytes: buffer.length,
    integrity: `sha384-${createHash('sha384').update(buffer).digest('base64')}`,
  };
}
