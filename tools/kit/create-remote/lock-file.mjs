/** Packages that a remote's repository installs from the site. */
const SITE_PACKAGES = ['@rangmala/shared', '@rangmala/kit'];

/** Fields of a package's description that npm copies into a lock file. */
const COPIED_FIELDS = ['dependencies', 'bin', 'peerDependencies', 'peerDependenciesMeta'];

/**
 * Returns the package-lock.json of a new repository.
 * @param {{ name: string, version: string, dependencies: object, devDependencies: object }} manifest package.json
 * @param {string} site
 * @param {object} thirdParty entries of a package-lock.json for the third-party packages, by path
 * @throws Error when the site does not offer a package of SITE_PACKAGES in the version that the manifest requires
 */
export async function createLockFile({ name, version, dependencies, devDependencies }, site, thirdParty) {
  const entries = { ...thirdParty };
  const allDependencies = { ...dependencies, ...devDependencies };
  for (const each of SITE_PACKAGES) {
    entries[`node_modules/${each}`] = await fetchLockedPackage(site, each, allDependencies[each]);
  }
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  const packages = { '': { name, version, dependencies, devDependencies }, ...Object.fromEntries(sorted) };
  return `${JSON.stringify({ name, version, lockfileVersion: 3, requires: true, packages }, null, 2)}\n`;
}

async function fetchLockedPackage(site, name, version) {
  const response = await fetch(`${site}/_packages/${name.replace('/', '%2f')}`);
  const manifest = response.ok && (await response.json()).versions[version];
  if (!manifest) throw new Error(`${site} does not offer ${name} ${version}.`);
  const { tarball, integrity } = manifest.dist;
  const fields = COPIED_FIELDS.filter((field) => field in manifest).map((field) => [field, manifest[field]]);
  return { version, resolved: tarball, integrity, ...Object.fromEntries(fields) };
}
