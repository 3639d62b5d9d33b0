import { createHash } from 'node:crypto';
import { DIGEST_DIGITS } from '@rangmala/shared/contract/release-digest';
import { type ReleaseDescription, type TeamPackage, teamPackagesSchema } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import type { TeamPackageRow } from '../../database/platform-tables.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { readReleaseFile } from '../releases/release-files.ts';
import { packTeamPackage } from './pack-team-package.ts';

/** Name of the package that creates the repository of a remote. The published package contains the URL of the site. */
export const CREATE_REMOTE = '@rangmala/create-remote';

/** Name of the file in a shell release that contains all packages. */
const PACKAGES_FILE = 'packages.json';

/** The packages of the live shell. */
interface LivePackages {
  /** Versions by name. */
  versions: ReadonlyMap<string, string>;
  /** Texts of the README files, by package name. */
  readmes: ReadonlyMap<string, string>;
}

export interface PackageRegistryOptions {
  db: Database;
  storage: Storage;
  activeSnapshot: ActiveSnapshot;
  publicUrl: string;
}

/**
 * Publishes the packages in the live shell's release for remotes in other repositories. A published version stays
 * available.
 */
export class TeamPackageRegistry {
  readonly #options: PackageRegistryOptions;
  readonly #packagesByShell = new Map<string, Promise<LivePackages>>();

  constructor(options: PackageRegistryOptions) {
    this.#options = options;
  }

  /**
   * Returns the versions of the live shell's packages by name; an empty map without a live shell. Publishes new
   * versions first.
   */
  async readLiveVersions(): Promise<ReadonlyMap<string, string>> {
    return (await this.#readLivePackages()).versions;
  }

  /** Returns the README texts of the live shell's packages, by package name. */
  async readLiveReadmes(): Promise<ReadonlyMap<string, string>> {
    return (await this.#readLivePackages()).readmes;
  }

  async #readLivePackages(): Promise<LivePackages> {
    const composition = await this.#options.activeSnapshot.getComposition();
    if (!composition) return { versions: new Map(), readmes: new Map() };
    const { shell } = composition;
    let packages = this.#packagesByShell.get(shell.version);
    if (!packages) {
      packages = this.#publish(shell);
      this.#packagesByShell.clear();
      this.#packagesByShell.set(shell.version, packages);
      packages.catch(() => this.#packagesByShell.delete(shell.version));
    }
    return packages;
  }

  /** Returns all published versions of a package, oldest first. */
  async listVersions(name: string): Promise<TeamPackageRow[]> {
    await this.readLiveVersions();
    return this.#options.db
      .selectFrom('team_packages')
      .selectAll()
      .where('name', '=', name)
      .orderBy('published_at')
      .orderBy('version')
      .execute();
  }

  /** Returns the archive of a version; undefined when there is none. */
  async readArchive(name: string, version: string): Promise<Buffer | undefined> {
    await this.readLiveVersions();
    const { db, storage } = this.#options;
    const row = await db
      .selectFrom('team_packages')
      .select('version')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    return row && storage.get(getArchiveKey(name, version));
  }

  async #publish(shell: ReleaseDescription): Promise<LivePackages> {
    const { storage } = this.#options;
    const file = await readReleaseFile(storage, shell, PACKAGES_FILE);
    // A shell release may have no packages.
    const packages = file ? teamPackagesSchema.parse(JSON.parse(file.toString('utf8'))) : {};
    const versions = new Map<string, string>();
    const readmes = new Map<string, string>();
    for (const [name, content] of Object.entries(packages)) {
      const teamPackage = name === CREATE_REMOTE ? this.#addSiteFile(content) : content;
      versions.set(name, teamPackage.manifest.version);
      readmes.set(name, readText(teamPackage, 'README.md'));
      await this.#add(teamPackage);
    }
    return { versions, readmes };
  }

  async #add(content: TeamPackage): Promise<void> {
    const { db, storage } = this.#options;
    const { manifest } = content;
    const { name, version } = manifest;
    const existingRow = await db
      .selectFrom('team_packages')
      .select('version')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (existingRow) return;
    const { archive, integrity, shasum } = await packTeamPackage(content);
    await storage.put(getArchiveKey(name, version), archive);
    await db
      .insertInto('team_packages')
      .values({
        name,
        version,
        manifest: JSON.stringify(manifest),
        changelog: readText(content, 'CHANGELOG.md'),
        integrity,
        shasum,
        published_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
      .execute();
  }

  /** Adds a file with the URL of the site and appends the digest of the content to the version. */
  #addSiteFile({ manifest, files }: TeamPackage): TeamPackage {
    const siteFile = { text: JSON.stringify({ site: this.#options.publicUrl }) };
    const filesWithSite = { ...files, 'site.json': siteFile };
    const digest = createHash('sha256')
      .update(JSON.stringify([manifest, filesWithSite]))
      .digest('hex');
    const version = `${manifest.version}-${digest.slice(0, DIGEST_DIGITS)}`;
    return { manifest: { ...manifest, version }, files: filesWithSite };
  }
}

/** Returns a text file of a package, or '' when the package does not contain the file. */
function readText({ files }: TeamPackage, path: string): string {
  const file = files[path];
  return file && 'text' in file ? file.text : '';
}

const getArchiveKey = (name: string, version: string) =>
  `packages/${name.replace(/^@\w+\//, '')}/${version}.tgz`;
