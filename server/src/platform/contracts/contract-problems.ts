import { mayClaimPath, isSamePattern, type ReleaseDescription } from '@rangmala/shared/contract';

const formatNameAndVersion = ({ app, version }: ReleaseDescription) => `${app} ${version}`;

/**
 * Checks links and slots between a candidate and the other releases in both directions: dependencies of the
 * candidate, and dependencies on the candidate. Ignores dependencies on an app without a release.
 * @param remotes releases of remotes; the live release of an app comes before its other releases
 * @returns a message for each problem
 */
export function findContractProblems(
  candidate: ReleaseDescription,
  { shell, remotes }: { shell: ReleaseDescription; remotes: readonly ReleaseDescription[] },
): string[] {
  const otherRemotes = remotes.filter(({ app }) => app !== candidate.app);
  const liveRemotes = otherRemotes.filter(
    ({ app }, index) => otherRemotes.findIndex((each) => each.app === app) === index,
  );
  const owners = [...new Set([shell, ...liveRemotes, candidate])];
  const dependents = [...new Set([candidate, ...otherRemotes])];
  return dependents.flatMap((dependent) =>
    [...findLinkProblems(dependent, shell, owners), ...findSlotProblems(dependent, shell)]
      .filter(({ owner }) => dependent === candidate || owner === candidate)
      .map(({ message }) => message),
  );
}

interface Problem {
  owner: ReleaseDescription;
  message: string;
}

function findLinkProblems(
  dependent: ReleaseDescription,
  shell: ReleaseDescription,
  owners: readonly ReleaseDescription[],
): Problem[] {
  return (dependent.dependsOn?.links ?? []).flatMap((path) => {
    const owner = findPathOwner(path, shell, owners);
    if (!owner || owner.pages.some((page) => isSamePattern(page.path, path))) return [];
    return [
      {
        owner,
        message: `${formatNameAndVersion(dependent)} links to ${path}, where ${formatNameAndVersion(owner)} has no page.`,
      },
    ];
  });
}

/**
 * Returns the release that owns a path: the shell, if no remote may claim the path; undefined when the path belongs to
 * a remote without a release in `releases`.
 */
export function findPathOwner(
  path: string,
  shell: ReleaseDescription,
  releases: readonly ReleaseDescription[],
): ReleaseDescription | undefined {
  if (shell.pages.some((page) => isSamePattern(page.path, path))) return shell;
  const canClaim = (app: string) => mayClaimPath(shell.routePrefixes, app, path);
  const owner = releases.find(({ app }) => app !== 'shell' && canClaim(app));
  return owner ?? (Object.keys(shell.routePrefixes).some(canClaim) ? undefined : shell);
}

function findSlotProblems(dependent: ReleaseDescription, shell: ReleaseDescription): Problem[] {
  const offeredSlots = shell.pages.flatMap(({ slots }) => slots);
  return dependent.slots
    .filter(({ slot }) => !offeredSlots.includes(slot))
    .map(({ slot }) => ({
      owner: shell,
      message: `${formatNameAndVersion(dependent)} fills the slot ${slot}, which ${formatNameAndVersion(shell)} does not have.`,
    }));
}
