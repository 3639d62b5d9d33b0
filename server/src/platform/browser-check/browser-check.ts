import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { listPublicPaths } from '../rendering/sitemap.ts';
import { type CheckedUrl, planCheck } from './checked-urls.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { listCurrentReleases, listFlags, listShownPages } from '../registry/composition.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { findPageErrors, openPage, type OpenedPage } from './check-page.ts';
import { compareScreenshots } from './compare-screenshots.ts';
import { type BrowserReport, type CheckedPage, UNOPENED_PAGE } from './report.ts';
import { openCheckBrowser, type CheckBrowser } from './check-browser.ts';

const VIEWPORT_WIDTHS = [1280, 360] as const;

interface BrowserCheckOptions {
  app: FastifyInstance;
  activeSnapshot: ActiveSnapshot;
  chromiumPath: string;
  candidate: ReleaseDescription;
  /** The signed text of a preview link that turns on all flags of the candidate. */
  preview: string;
  savePicture(name: string, webp: Buffer): Promise<void>;
}

/**
 * Opens the pages that {@link planCheck} chooses in a preview of the candidate and on the live site. Returns the
 * problems and the differences. All flags of the candidate are on in the preview.
 */
export async function runBrowserCheck(check: BrowserCheckOptions): Promise<BrowserReport> {
  const { app, activeSnapshot, candidate, chromiumPath } = check;
  const liveComposition = await activeSnapshot.getComposition();
  const otherReleases = (liveComposition ? listCurrentReleases(liveComposition) : []).filter(
    (release) => release.app !== candidate.app,
  );
  const sitemapPaths = await listPublicPaths(app.readInProcess, activeSnapshot);
  const checkedComposition = await activeSnapshot.withReleases(
    { [candidate.app]: candidate.version },
    candidate.app,
  );
  const shownRemotes = checkedComposition?.snapshot.remotes ?? [];
  const plan = planCheck(candidate, otherReleases, sitemapPaths, shownRemotes);
  const enabledFlags = (await findCurrentSnapshot(app.db))?.flags[candidate.app] ?? [];
  const disabledFlags = listFlags(candidate).filter((flag) => !enabledFlags.includes(flag));
  // Paths of the live pages without a flag. The report contains no `liveStatus` for these pages, because an error
  // status does not mean that the page is missing: the shell's page for unknown addresses has status 404.
  const livePaths = new Set(
    (liveComposition ? listShownPages(liveComposition) : [])
      .filter(({ flag }) => flag === undefined)
      .map(({ path }) => path),
  );
  const browser = await launchChromium(chromiumPath);
  try {
    const pages: CheckedPage[] = [];
    for (const width of VIEWPORT_WIDTHS) {
      const [liveBrowser, candidateBrowser] = [
        await openCheckBrowser(app, browser, { width }),
        await openCheckBrowser(app, browser, { width, preview: check.preview }),
      ];
      for (const [index, checkedUrl] of plan.comparedUrls.entries()) {
        const pictureName = `${width}-${index}`;
        const isLive = livePaths.has(checkedUrl.url);
        pages.push(
          await comparePage(check, checkedUrl, { width, pictureName, isLive, liveBrowser, candidateBrowser }),
        );
      }
      await liveBrowser.context.close();
      await candidateBrowser.context.close();
    }
    const [width] = VIEWPORT_WIDTHS;
    const candidateBrowser = await openCheckBrowser(app, browser, { width, preview: check.preview });
    const liveBrowser = await openCheckBrowser(app, browser, { width });
    const neighbours: BrowserReport['neighbours'] = [];
    for (const { url, app: name } of plan.neighbourUrls) {
      const { problems } = await inspectPage(candidateBrowser, app.settings.publicUrl + url, findPageErrors);
      const liveProblems =
        problems.length === 0
          ? []
          : (await inspectPage(liveBrowser, app.settings.publicUrl + url, findPageErrors)).problems;
      neighbours.push({
        url,
        app: name,
        problems: problems.filter((problem) => !liveProblems.includes(problem)),
      });
    }
    return { pages, neighbours, skipped: plan.skipped, disabledFlags };
  } finally {
    await browser.close();
  }
}

async function comparePage(
  { app, savePicture }: BrowserCheckOptions,
  { url, app: appName }: CheckedUrl,
  {
    width,
    pictureName,
    isLive,
    liveBrowser,
    candidateBrowser,
  }: {
    width: number;
    /** Prefix of the pictures' file names, unique for each page and width. */
    pictureName: string;
    /** Whether the live site has the page without a flag. */
    isLive: boolean;
    liveBrowser: CheckBrowser;
    candidateBrowser: CheckBrowser;
  },
): Promise<CheckedPage> {
  const fullUrl = app.settings.publicUrl + url;
  const [livePage, candidatePage] = await Promise.all([
    inspectPage(liveBrowser, fullUrl),
    inspectPage(candidateBrowser, fullUrl),
  ]);
  const pictures: CheckedPage['pictures'] = {};
  const saveComparisonPicture = async (kind: keyof CheckedPage['pictures'], webp: Buffer) => {
    pictures[kind] = `${pictureName}-${kind}.webp`;
    await savePicture(`${pictureName}-${kind}.webp`, webp);
  };
  if (livePage.screenshot) await saveComparisonPicture('live', await toWebp(livePage.screenshot));
  if (candidatePage.screenshot)
    await saveComparisonPicture('candidate', await toWebp(candidatePage.screenshot));
  let changedShare: number | undefined;
  if (livePage.screenshot && candidatePage.screenshot) {
    const comparison = await compareScreenshots(livePage.screenshot, candidatePage.screenshot);
    changedShare = comparison.changedShare;
    if (changedShare > 0) await saveComparisonPicture('changes', comparison.markedScreenshot);
  }
  return {
    url,
    app: appName,
    width,
    problems: candidatePage.problems,
    liveProblems: livePage.problems,
    liveStatus: isLive ? undefined : livePage.status,
    weight: candidatePage.weight,
    liveWeight: livePage.weight,
    changed: changedShare,
    pictures,
  };
}

type PageFindings = Pick<OpenedPage, 'problems'> & Partial<OpenedPage>;

/** Opens a page with `open`. An error of `open` counts as a problem of the page. */
async function inspectPage(
  checkBrowser: CheckBrowser,
  url: string,
  open: (checkBrowser: CheckBrowser, url: string) => Promise<PageFindings> = openPage,
): Promise<PageFindings> {
  try {
    return await open(checkBrowser, url);
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { problems: [`${UNOPENED_PAGE} ${message}`] };
  }
}

const toWebp = (png: Buffer) => sharp(png).webp({ quality: 70 }).toBuffer();
