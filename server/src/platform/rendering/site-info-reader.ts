import type { SiteInfo } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import type { ContentMonitor } from '../page-cache/content-monitor.ts';

/** Returns the data of the site with the large picture of the home page. */
export type SiteInfoReader = () => Promise<SiteInfo>;

/**
 * Creates a function that adds the picture of the home page to `siteInfo`. Reads the picture again after a change of the
 * shop's content. Without a picture, the shell shows a drawing.
 */
export function createSiteInfoReader(
  db: Database,
  contentMonitor: ContentMonitor,
  siteInfo: SiteInfo,
): SiteInfoReader {
  let current = siteInfo;
  let currentVersion: string | undefined;
  return async () => {
    const version = (await contentMonitor.getVersions())?.shop;
    if (version === undefined || version === currentVersion) return current;
    const picture = await db
      .selectFrom('site_pictures')
      .select(['url', 'placeholder'])
      .where('name', '=', 'home')
      .executeTakeFirst()
      .catch(() => null);
    // A page is rendered with the last picture while the database is unavailable.
    if (picture === null) return current;
    currentVersion = version;
    const hero = picture && { image: picture.url, placeholder: picture.placeholder ?? '' };
    current = hero ? { ...siteInfo, hero } : siteInfo;
    return current;
  };
}
