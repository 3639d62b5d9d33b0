import type { Database } from '../database/database.ts';
import { currentSnapshot } from '../platform/registry/registry.ts';
import { makeTestRelease } from './releases.ts';

/** Number of rows in one insert. */
const BATCH_SIZE = 200;

/**
 * Inserts releases of remotes and a snapshot for each release, like the same number of deploys. Stores no files.
 * @param releases number of releases of all remotes together
 */
export async function addManyReleases(
  db: Database,
  { remotes, releases }: { remotes: number; releases: number },
): Promise<void> {
  const first = await currentSnapshot(db);
  const live: Record<string, string> = { ...first?.live };
  const earlier: Record<string, readonly string[]> = { ...first?.earlier };
  let number = first?.number ?? 0;
  const start = Date.now() - releases * 60_000;
  for (let index = 0; index < releases; index += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, releases - index) }, (_, offset) => {
      const [app, version] = [
        `remote-${(index + offset) % remotes}`,
        `1.0.${Math.floor((index + offset) / remotes)}`,
      ];
      const at = new Date(start + (index + offset) * 60_000).toISOString();
      const { release } = makeTestRelease({
        app,
        version,
        described: {
          pages: [{ path: `/${app}`, page: 'CartPage', access: 'all', indexed: true, slots: [] }],
        },
      });
      const before = live[app];
      if (before !== undefined) earlier[app] = [before, ...(earlier[app] ?? [])].slice(0, 10);
      live[app] = version;
      number += 1;
      const snapshot = {
        number,
        created_at: at,
        created_by: app,
        reason: 'deployed',
        kind: 'deployed',
        app,
        live: JSON.stringify(live),
        earlier: JSON.stringify(earlier),
      };
      return { app, version, at, description: JSON.stringify(release), snapshot };
    });
    await db
      .insertInto('releases')
      .values(
        rows.map(({ app, version, at, description }) => ({
          app,
          version,
          description,
          published_at: at,
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
