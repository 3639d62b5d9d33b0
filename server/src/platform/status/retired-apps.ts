import type { Database } from '../../database/database.ts';
import { listAppChanges } from '../registry/app-changes.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';

/** A remote that was live and is no longer part of the site. */
export interface RetiredApp {
  app: string;
  /** The last live release, which a rollback restores. */
  version: string;
  /**
   * Time at which the remote was retired; undefined when the retirement is older than the listed changes of the app.
   */
  at: string | undefined;
  by: string | undefined;
}

/** Returns the retired remotes, sorted by name. */
export async function listRetiredApps(db: Database): Promise<RetiredApp[]> {
  const newest = await findCurrentSnapshot(db);
  if (!newest) return [];
  const retiredVersions = Object.entries(newest.earlier).filter(([app]) => newest.live[app] === undefined);
  const retiredApps = await Promise.all(
    retiredVersions.map(async ([app, [version]]): Promise<RetiredApp[]> => {
      if (version === undefined) return [];
      const change = (await listAppChanges(db, app)).find(({ kind }) => kind === 'retired');
      return [{ app, version, at: change?.createdAt, by: change?.createdBy }];
    }),
  );
  return retiredApps.flat().sort((a, b) => (a.app < b.app ? -1 : 1));
}
