import type { Activity } from './activity-file.ts';
import { isSameRelease } from './release-name.ts';
import type { ReleaseName } from './render-messages.ts';

/**
 * Matches a stack line with a location in a server bundle. The location ends the line; a function name may precede the
 * location.
 */
const BUNDLE_FRAME = /([^\s()]+)\/server\.cjs:\d+:\d+\)?$/;

/**
 * Returns the releases that may have made a render process hang or die; several when the evidence is ambiguous. The
 * shell is a suspect only when no remote is a suspect, because code of a remote may run while the record names the
 * shell: the shell calls remotes.
 * @param activity the last record of the process
 * @param requestedRemotes the remotes for which the process has requested a bundle
 * @param stack the stack of the code that ran at the end; empty when the stack is not known
 */
export function listSuspects(
  activity: Activity | undefined,
  requestedRemotes: readonly ReleaseName[],
  stack = '',
): ReleaseName[] {
  const folders = new Set(stack.split('\n').map((line) => BUNDLE_FRAME.exec(line)?.[1]));
  // A bundle can put invented stack lines into the names of its functions, so a stack may name several remotes.
  const suspectsInStack = requestedRemotes.filter(({ app, version }) => folders.has(`${app}-${version}`));
  if (suspectsInStack.length > 0 || !activity) return suspectsInStack;
  const { running, remotes } = activity;
  if (running && (running.app !== 'shell' || remotes.length === 0)) return [running];
  return remotes;
}

/** Returns whether it is uncertain which remote runs: the record names several remotes, or there is no record. */
export function isAmbiguous(activity: Activity | undefined): boolean {
  if (!activity) return true;
  const { running, remotes } = activity;
  const otherRemotes = remotes.filter((remote) => !isSameRelease(remote, running));
  return otherRemotes.length > (running && running.app !== 'shell' ? 0 : 1);
}
