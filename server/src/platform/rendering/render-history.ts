import { removeOldest } from '../../lib/remove-oldest.ts';
import type { ReleaseName } from './render-messages.ts';

/** Largest number of releases with counted renders in memory. */
const MAX_RELEASES = 500;

/** A shell counts as responsible after this many failed processes without a rendered page in between. */
const SHELL_FAILURES = 2;

/** Counts the pages that releases rendered, and chooses the release that is responsible for a failed process. */
export class RenderHistory {
  readonly #pages = new Map<string, number>();
  /** Number of process failures by shell version, since that shell last rendered a page. */
  readonly #shellFailures = new Map<string, number>();

  countPage(rendered: readonly ReleaseName[], shellVersion: string): void {
    this.#shellFailures.delete(shellVersion);
    for (const release of rendered) {
      const key = toKey(release);
      const pages = (this.#pages.get(key) ?? 0) + 1;
      this.#pages.delete(key);
      this.#pages.set(key, pages);
    }
    removeOldest(this.#pages, MAX_RELEASES);
  }

  /**
   * Returns the suspect that has rendered the fewest pages: a new release is more likely to fail than a release that
   * has rendered many pages.
   */
  findSuspectWithFewestPages(suspects: readonly ReleaseName[]): ReleaseName | undefined {
    let chosen: ReleaseName | undefined;
    let fewestPages = Infinity;
    for (const suspect of suspects) {
      const pages = this.#pages.get(toKey(suspect)) ?? 0;
      if (pages < fewestPages) [chosen, fewestPages] = [suspect, pages];
    }
    return chosen;
  }

  /**
   * Records the end of a process. Returns the release that is responsible for the end, if there is one. A shell counts
   * as responsible only after {@link SHELL_FAILURES} ends without a rendered page in between: code of a remote may have
   * caused a single end, and all pages need the shell.
   */
  recordProcessEnd(suspects: readonly ReleaseName[]): ReleaseName | undefined {
    const suspect = this.findSuspectWithFewestPages(suspects);
    if (suspect?.app !== 'shell') return suspect;
    const failures = (this.#shellFailures.get(suspect.version) ?? 0) + 1;
    this.#shellFailures.set(suspect.version, failures);
    return failures >= SHELL_FAILURES ? suspect : undefined;
  }
}

const toKey = ({ app, version }: ReleaseName) => `${app} ${version}`;
