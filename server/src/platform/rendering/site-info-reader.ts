import type { SiteInfo } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import type { ContentMonitor } from '../page-cache/content-monitor.ts';

/** Returns the data of the site with the categories of the menu and the large picture of the home page. */
export type SiteInfoReader = () => Promise<SiteInfo>;

/**
 * Creates a function that adds categories and the picture of the home page to `siteInfo`. Reads them again after a change
 * of the shop's content. Without a picture, the shell shows a drawing.
 */
export function createSiteInfoReader(
  db: Database,
  contentMonitor: ContentMonitor,
  siteInfo: SiteInfo,
): SiteInfoReader {
  let current = siteInfo;
  let currentVersion: string | undefined;
  return async () => {
    const version = (await contentMonitor.get())?.shop;
    if (version === undefined || version === currentVersion) return current;
    const content = await readContent(db).catch(() => undefined);
    // A page is rendered with the last content while the database is unavailable.
    if (!content) return current;
    currentVersion = version;
    current = { ...siteInfo, ...content };
    return current;
  };
}

async function readContent(db: Database): Promise<Pick<SiteInfo, 'categories' | 'hero'>> {
  const picture = await db
    .selectFrom('site_pictures')
    .select(['url', 'placeholder'])
    .where('name', '=', 'home')
    .executeTakeFirst();
  const categories = await db.selectFrom('categories').select('name').orderBy('position').execute();
  return {
    ...(categories.length > 0 && { categories: categories.map(({ name }) => name) }),
    ...(picture && { hero: { image: picture.url, placeholder: picture.placeholder ?? '' } }),
  };
}
