import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { publicAddresses } from '../rendering/sitemap.ts';
import { type CheckedAddress, planCheck } from './checked-addresses.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { openBriefly, openPage, type OpenedPage } from './check-page.ts';
import { compareScreenshots } from './compare-screenshots.ts';
import type { BrowserReport, CheckedPage } from './report.ts';
import { openCheckBrowser, type CheckBrowser } from './check-browser.ts';

const WIDTHS = [1280, 360] as const;

interface BrowserCheck {
  app: FastifyInstance;
  activeSnapshot: ActiveSnapshot;
  chromiumPath: string;
  candidate: ReleaseDescription;
  /** The signed text of the candidate's preview link. */
  preview: string;
  /** Stores a picture of the report. */
  savePicture(name: string, webp: Buffer): Promise<void>;
}

/** Opens every page that the candidate affects in a browser, and compares it with the live page. */
export async function checkInBrowser(check: BrowserCheck): Promise<BrowserReport> {
  const { app, activeSnapshot, candidate, chromiumPath } = check;
  const current = await activeSnapshot.current();
  const others = current
    ? [current.shell, ...Object.values(current.releases).flatMap(([first]) => first ?? [])].filter(
        (release) => release.app !== candidate.app,
      )
    : [];
  const addresses = await publicAddresses(app.readInProcess, activeSnapshot);
  const plan = planCheck(candidate, others, addresses);
  const browser = await launchChromium(chromiumPath);
  try {
    const pages: CheckedPage[] = [];
    for (const width of WIDTHS) {
      const [live, shown] = [
        await openCheckBrowser(app, browser, { width }),
        await openCheckBrowser(app, browser, { width, preview: check.preview }),
      ];
      for (const address of plan.own) pages.push(await comparePage(check, address, { width, live, shown }));
      await live.context.close();
      await shown.context.close();
    }
    const [width] = WIDTHS;
    const checkBrowser = await openCheckBrowser(app, browser, { width, preview: check.preview });
    const live = await openCheckBrowser(app, browser, { width });
    const neighbours: BrowserReport['neighbours'] = [];
    for (const { url, app: name } of plan.neighbours) {
      const { problems } = await openSafely(checkBrowser, app.settings.publicUrl + url, openBriefly);
      const problemsOfLive =
        problems.length === 0
          ? []
          : (await openSafely(live, app.settings.publicUrl + url, openBriefly)).problems;
      neighbours.push({
        url,
        app: name,
        problems: problems.filter((problem) => !problemsOfLive.includes(problem)),
      });
    }
    return { pages, neighbours, skipped: plan.skipped };
  } finally {
    await browser.close();
  }
}

async function comparePage(
  { app, savePicture }: BrowserCheck,
  { url, app: owner, page }: CheckedAddress,
  { width, live, shown }: { width: number; live: CheckBrowser; shown: CheckBrowser },
): Promise<CheckedPage> {
  const address = app.settings.publicUrl + url;
  const [before, after] = await Promise.all([openSafely(live, address), openSafely(shown, address)]);
  const name = `${width}-${owner}-${page}`;
  const pictures: CheckedPage['pictures'] = {};
  const save = async (kind: keyof CheckedPage['pictures'], webp: Buffer) => {
    pictures[kind] = `${name}-${kind}.webp`;
    await savePicture(`${name}-${kind}.webp`, webp);
  };
  if (before.screenshot) await save('live', await toWebp(before.screenshot));
  if (after.screenshot) await save('candidate', await toWebp(after.screenshot));
  let changed: number | undefined;
  if (before.screenshot && after.screenshot) {
    const comparison = await compareScreenshots(before.screenshot, after.screenshot);
    changed = comparison.changed;
    if (changed > 0) await save('changes', comparison.marked);
  }
  return {
    url,
    app: owner,
    width,
    problems: after.problems,
    liveProblems: before.problems,
    weight: after.weight,
    liveWeight: before.weight,
    changed,
    pictures,
  };
}

type Opened = Pick<OpenedPage, 'problems'> & Partial<OpenedPage>;

/** Calls {@link openPage} or {@link openBriefly}; a page that cannot be opened counts as a problem. */
async function openSafely(
  checkBrowser: CheckBrowser,
  url: string,
  open: (checkBrowser: CheckBrowser, url: string) => Promise<Opened> = openPage,
): Promise<Opened> {
  try {
    return await open(checkBrowser, url);
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { problems: [`The page cannot be opened: ${message}`] };
  }
}

const toWebp = (png: Buffer) => sharp(png).webp({ quality: 70 }).toBuffer();
