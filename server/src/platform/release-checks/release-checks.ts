import semver from 'semver';
import { insideTerritory, samePattern, type ReleaseDescription } from '@rangmala/shared/contract';

/** What a candidate has to live with. */
export interface Neighbours {
  /** The live shell, or the candidate itself when it is one. */
  shell: ReleaseDescription;
  /** The live releases of the other remotes, and those kept for going back to. */
  remotes: readonly ReleaseDescription[];
}

/** JavaScript that a page of a remote may bring along, in bytes as sent: its chunks and its container. */
export const PAGE_BUDGET_BYTES = 60 * 1024;

/** The same for what the shell brings to every page. */
const SHELL_BUDGET_BYTES = 165 * 1024;

const EVERYTHING = '*';

const named = ({ app, version }: ReleaseDescription) => `${app} ${version}`;

/**
 * What speaks against making a candidate live, as far as descriptions tell: one sentence each, naming what is
 * wrong and whom it would hit. [] when nothing does.
 */
export function objectionsTo(candidate: ReleaseDescription, { shell, remotes }: Neighbours): string[] {
  const isShell = candidate.app === 'shell';
  const pairs = isShell ? remotes.map((remote) => [shell, remote] as const) : [[shell, candidate] as const];
  return [
    ...pairs.flatMap(([host, remote]) => [
      ...versionObjections(host, remote),
      ...nameObjections(host, remote),
      ...territoryObjections(host, remote),
    ]),
    ...collisionObjections(candidate, shell, remotes),
    ...missingModuleObjections(candidate),
    ...sizeObjections(candidate),
  ];
}

function versionObjections(shell: ReleaseDescription, remote: ReleaseDescription): string[] {
  return Object.entries(remote.requires).flatMap(([library, range]) => {
    const provided = shell.provides[library];
    if (provided !== undefined && semver.satisfies(provided, range)) return [];
    return [
      `${named(remote)} needs ${library} ${range}, but ${named(shell)} provides ${provided ?? 'none'}.`,
    ];
  });
}

function nameObjections(shell: ReleaseDescription, remote: ReleaseDescription): string[] {
  return Object.entries(remote.uses).flatMap(([module, names]) => {
    const offered = shell.offers[module];
    if (!offered) return [`${named(remote)} uses ${module}, which ${named(shell)} does not offer.`];
    return names
      .filter((name) => name !== EVERYTHING && !offered.includes(name))
      .map((name) => `${named(remote)} uses ${name} of ${module}, which ${named(shell)} does not offer.`);
  });
}

function territoryObjections(shell: ReleaseDescription, remote: ReleaseDescription): string[] {
  return remote.pages
    .filter(({ path }) => !insideTerritory(shell.territories, remote.app, path))
    .map(({ path }) => {
      const owner = Object.keys(shell.territories).find((app) =>
        insideTerritory(shell.territories, app, path),
      );
      return `${named(remote)} claims ${path}, which ${owner ? `is ${owner}’s` : 'is not its to claim'}.`;
    });
}

function collisionObjections(
  candidate: ReleaseDescription,
  shell: ReleaseDescription,
  remotes: readonly ReleaseDescription[],
): string[] {
  const own = candidate.pages.map(({ path }) => path);
  const twice = own.filter((path, index) => own.slice(0, index).some((other) => samePattern(path, other)));
  const others = [shell, ...remotes].filter(({ app }) => app !== candidate.app);
  return [
    ...twice.map((path) => `${named(candidate)} offers two pages at ${path}.`),
    ...own.flatMap((path) =>
      others
        .filter(({ pages }) => pages.some((page) => samePattern(page.path, path)))
        .map((other) => `${named(candidate)} claims ${path}, where ${named(other)} has a page.`),
    ),
  ];
}

function missingModuleObjections(candidate: ReleaseDescription): string[] {
  const files = new Set(candidate.files.map(({ path }) => path));
  const exposed = [
    ...candidate.pages.map(({ page }) => page),
    ...candidate.slots.map(({ component }) => component),
  ];
  return [
    ...candidate.entry
      .filter((file) => !files.has(`browser/${file}`))
      .map((file) => `${named(candidate)} starts with ${file}, which is not in it.`),
    ...exposed
      .filter((name) => {
        const chunks = candidate.chunks[name] ?? [];
        return chunks.length === 0 || chunks.some((file) => !files.has(`browser/${file}`));
      })
      .map((name) => `${named(candidate)} lists ${name}, but has no file for it.`),
  ];
}

function sizeObjections(candidate: ReleaseDescription): string[] {
  const sent = new Map<string, number>();
  for (const { path, bytes } of candidate.files) {
    const plain = path.replace(/\.br$/, '');
    sent.set(plain, Math.min(bytes, sent.get(plain) ?? Infinity));
  }
  const sizeOf = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + (sent.get(`browser/${file}`) ?? 0), 0);
  const budget = candidate.app === 'shell' ? SHELL_BUDGET_BYTES : PAGE_BUDGET_BYTES;
  return Object.entries(candidate.chunks)
    .map(([name, files]) => [name, sizeOf([...candidate.entry, ...files])] as const)
    .filter(([, bytes]) => bytes > budget)
    .map(
      ([name, bytes]) =>
        `${named(candidate)} sends ${kilobytes(bytes)} of JavaScript for ${name}; the budget is ${kilobytes(budget)}.`,
    );
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;
