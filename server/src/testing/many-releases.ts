import type { Database } from '../database/database.ts';
import { findCurrentSnapshot } from '../platform/registry/registry.ts';
import { makeTestRelease } from './releases.ts';

const BATCH_SIZE = 200;

/**
 * Inserts releases of remotes and one snapshot for each release, as deploys do. Stores no files.
 * @param releaseCount number of releases of all remotes together
 */
export async function addManyReleases(
  db: Database,
  { remoteCount, releaseCount }: { remoteCount: number; releaseCount: number },
): Promise<void> {
  const latestSnapshot = await findCurrentSnapshot(db);
  const live: Record<string, string> = { ...latestSnapshot?.live };
  const earlier: Record<string, readonly string[]> = { ...latestSnapshot?.earlier };
  let number = latestSnapshot?.number ?? 0;
  const startMs = Date.now() - releaseCount * 60_000;
  for (let index = 0; index < releaseCount; index += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, releaseCount - index) }, (_, offset) => {
      const app = `remote-${(index + offset) % remoteCount}`;
      const version = `1.0.${Math.floor((index + offset) / remoteCount)}`;
      const publishedAt = new Date(startMs + (index + offset) * 60_000).toISOString();
      const { release } = makeTestRelease({
        app,
        version,
        descriptionFields: {
          pages: [{ path: `/${app}`, page: 'CartPage', access: 'all', indexed: true, slots: [] }],
        },
      });
      const previousVersion = live[app];
      if (previousVersion !== undefined)
        earlier[app] = [previousVersion, ...(earlier[app] ?? [])].slice(0, 10);
      live[app] = version;
      number += 1;
      const snapshot = {
        number,
        created_at: publishedAt,
        created_by: app,
        reason: 'deployed',
        kind: 'deployed',
        app,
        live: JSON.stringify(live),
        earlier: JSON.stringify(earlier),
      };
      return { app, version, at: publishedAt, description: JSON.stringify(release), snapshot };
    });
    await db
      .insertInto('releases')
      .values(
        rows.map(({ app, version, at: publishedAt, description }) => ({
          app,
          version,
          description,
          published_at: publishedAt,
          published_by: app,
        })),
      )
      .execute();
    await db
      .insertInto('snapshots')
      .values(rows.map(({ snapshot }) => snapshot))
      .execute();
  }
}
