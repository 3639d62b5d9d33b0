import semver from 'semver';
import { mayClaimPath, isSamePattern, type ReleaseDescription } from '@rangmala/shared/contract';
import { createRoutePattern } from '../registry/route-pattern.ts';
import { findContractProblems } from '../contracts/contract-problems.ts';

/** The releases that a candidate must be compatible with. */
export interface OtherReleases {
  /** The shell in which the candidate would run; the candidate itself if the candidate is a shell. */
  shell: ReleaseDescription;
  /** Releases of the other remotes, including fallbacks and canaries. */
  remotes: readonly ReleaseDescription[];
}

/** Largest size of the compressed JavaScript for a page or slot of a remote, in bytes. */
export const PAGE_BUDGET_BYTES = 60 * 1024;

/** Largest size of the compressed JavaScript for a page of the shell, in bytes. */
const SHELL_BUDGET_BYTES = 165 * 1024;

/** Name in `uses` for all exports of a module. */
const ALL_EXPORTS = '*';

const formatNameAndVersion = ({ app, version }: ReleaseDescription) => `${app} ${version}`;

/**
 * Checks a candidate's description against the other releases.
 * @returns a message for each problem; [] for a compatible candidate
 */
export function findDescriptionProblems(
  candidate: ReleaseDescription,
  { shell, remotes }: OtherReleases,
): string[] {
  const isShell = candidate.app === 'shell';
  const pairs = isShell ? remotes.map((remote) => [shell, remote] as const) : [[shell, candidate] as const];
  return [
    ...pairs.flatMap(([host, remote]) => [
      ...findLibraryProblems(host, remote),
      ...findExportProblems(host, remote),
      ...findRoutePrefixProblems(host, remote),
    ]),
    ...findCollisionProblems(candidate, shell, remotes),
    ...findNavigationProblems(candidate),
    ...findPublicPathProblems(candidate),
    ...findContractProblems(candidate, { shell, remotes }),
    ...findSizeProblems(candidate),
  ];
}

function findLibraryProblems(shell: ReleaseDescription, remote: ReleaseDescription): string[] {
  return Object.entries(remote.requires).flatMap(([library, range]) => {
    const providedVersion = shell.provides[library];
    if (providedVersion !== undefined && semver.satisfies(providedVersion, range)) return [];
    return [
      `${formatNameAndVersion(remote)} needs ${library} ${range}, but ${formatNameAndVersion(shell)} provides ${providedVersion ?? 'none'}.`,
    ];
  });
}

function findExportProblems(shell: ReleaseDescription, remote: ReleaseDescription): string[] {
  return Object.entries(remote.uses).flatMap(([module, names]) => {
    const offeredNames = shell.offers[module];
    if (!offeredNames)
      return [
        `${formatNameAndVersion(remote)} uses ${module}, which ${formatNameAndVersion(shell)} does not offer.`,
      ];
    return names
      .filter((name) => name !== ALL_EXPORTS && !offeredNames.includes(name))
      .map(
        (name) =>
          `${formatNameAndVersion(remote)} uses ${name} of ${module}, which ${formatNameAndVersion(shell)} does not offer.`,
      );
  });
}

function findRoutePrefixProblems(shell: ReleaseDescription, remote: ReleaseDescription): string[] {
  return remote.pages
    .filter(({ path }) => !mayClaimPath(shell.routePrefixes, remote.app, path))
    .map(({ path }) => {
      const owner = Object.keys(shell.routePrefixes).find((app) =>
        mayClaimPath(shell.routePrefixes, app, path),
      );
      return `${formatNameAndVersion(remote)} claims ${path}, which ${owner ? `belongs to ${owner}` : 'is outside its route prefixes'}.`;
    });
}

function findCollisionProblems(
  candidate: ReleaseDescription,
  shell: ReleaseDescription,
  remotes: readonly ReleaseDescription[],
): string[] {
  const ownPaths = candidate.pages.map(({ path }) => path);
  const duplicates = ownPaths.filter((path, index) =>
    ownPaths.slice(0, index).some((other) => isSamePattern(path, other)),
  );
  const otherReleases = [shell, ...remotes].filter(({ app }) => app !== candidate.app);
  return [
    ...duplicates.map((path) => `${formatNameAndVersion(candidate)} offers two pages at ${path}.`),
    ...ownPaths.flatMap((path) =>
      otherReleases
        .filter(({ pages }) => pages.some((page) => isSamePattern(page.path, path)))
        .map(
          (other) =>
            `${formatNameAndVersion(candidate)} claims ${path}, where ${formatNameAndVersion(other)} has a page.`,
        ),
    ),
  ];
}

function findNavigationProblems(candidate: ReleaseDescription): string[] {
  return (candidate.navigation ?? [])
    .filter(({ to }) => !candidate.pages.some(({ path }) => path === to))
    .map(
      ({ label, to }) =>
        `${formatNameAndVersion(candidate)} has the menu entry ${label} to ${to}, which is not one of its pages.`,
    );
}

function findPublicPathProblems(candidate: ReleaseDescription): string[] {
  return candidate.pages.flatMap(({ path, publicPaths = [] }) => {
    const pattern = createRoutePattern(path);
    return publicPaths
      .filter((publicPath) => !pattern.test(publicPath) || !isEncodedPath(publicPath))
      .map(
        (publicPath) =>
          `${formatNameAndVersion(candidate)} lists ${publicPath} in publicPaths, which is no path of ${path}.`,
      );
  });
}

/** Returns whether a path has no query and no fragment, and needs no further percent encoding. */
const isEncodedPath = (path: string) => new URL(`http://site${path}`).pathname === path;

function findSizeProblems(candidate: ReleaseDescription): string[] {
  const smallestSizes = new Map<string, number>();
  for (const { path, bytes } of candidate.files) {
    const uncompressedPath = path.replace(/\.br$/, '');
    smallestSizes.set(uncompressedPath, Math.min(bytes, smallestSizes.get(uncompressedPath) ?? Infinity));
  }
  const sumSizes = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + (smallestSizes.get(`browser/${file}`) ?? 0), 0);
  const budget = candidate.app === 'shell' ? SHELL_BUDGET_BYTES : PAGE_BUDGET_BYTES;
  return Object.entries(candidate.chunks)
    .map(([name, files]) => [name, sumSizes([...candidate.entry, ...files])] as const)
    .filter(([, bytes]) => bytes > budget)
    .map(
      ([name, bytes]) =>
        `${formatNameAndVersion(candidate)} sends ${formatKilobytes(bytes)} of JavaScript for ${name}; the budget is ${formatKilobytes(budget)}.`,
    );
}

const formatKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;
