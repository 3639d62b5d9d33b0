import type { PageDescription, ReleaseDescription, Snapshot } from '@rangmala/shared/contract';
import { listSamplePaths } from '../release-checks/sample-paths.ts';

/** A page that the browser check opens. */
export interface CheckedUrl {
  url: string;
  app: string;
  page: string;
}

export interface CheckPlan {
  /**
   * The candidate's pages, including pages with a disabled flag, and the shell's pages with a slot that the candidate
   * fills; without the pages in `skipped`. The check compares each page with the live page.
   */
  comparedUrls: CheckedUrl[];
  /**
   * Other apps' pages that are not in `comparedUrls`, have no disabled flag, and need neither path parameters nor a
   * sign-in. The check reports only problems that the live page does not have.
   */
  neighbourUrls: CheckedUrl[];
  /** Pages that would belong to `comparedUrls` but cannot be opened, each with the reason. */
  skipped: string[];
}

/**
 * Chooses the pages that the browser check opens, with a path for each.
 * @param existingPaths paths of the public pages, such as `/product/kulhad-mug`
 * @param shownRemotes the remotes of the snapshot with the candidate; pages of other apps are missing when the page's
 * flag is disabled
 */
export function planCheck(
  candidate: ReleaseDescription,
  otherReleases: readonly ReleaseDescription[],
  existingPaths: readonly string[],
  shownRemotes: Snapshot['remotes'],
): CheckPlan {
  const skipped: string[] = [];
  const isHidden = (app: string, { path, flag }: PageDescription) =>
    flag !== undefined &&
    !shownRemotes.some((remote) => remote.app === app && remote.pages.some((page) => page.path === path));
  const toCheckedUrls = (app: string, page: PageDescription): CheckedUrl[] => {
    const { path, access } = page;
    if (access !== 'all') {
      skipped.push(`${path}: needs a sign-in.`);
      return [];
    }
    const url = path.includes(':') ? listSamplePaths(page, existingPaths)[1] : path;
    if (url === undefined) skipped.push(`${path}: the site has no address of this page.`);
    return url === undefined ? [] : [{ url, app, page: page.page }];
  };
  const hasSlotOfCandidate = (app: string, { slots }: PageDescription) =>
    app === 'shell' && candidate.slots.some(({ slot }) => slots.includes(slot));
  const ownUrls = candidate.pages.flatMap((page) => toCheckedUrls(candidate.app, page));
  const otherAppPages = otherReleases.flatMap(({ app, pages }) => pages.map((page) => ({ app, page })));
  return {
    comparedUrls: [
      ...ownUrls,
      ...otherAppPages
        .filter(({ app, page }) => hasSlotOfCandidate(app, page))
        .flatMap(({ app, page }) => toCheckedUrls(app, page)),
    ],
    neighbourUrls: otherAppPages
      .filter(
        ({ app, page }) => !hasSlotOfCandidate(app, page) && page.access === 'all' && !isHidden(app, page),
      )
      .flatMap(({ app, page }) => (page.path.includes(':') ? [] : toCheckedUrls(app, page))),
    skipped,
  };
}
