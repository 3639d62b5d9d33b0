import { openDatabase } from '../../database/database.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { findRelease } from '../registry/stored-releases.ts';
import { publishBuiltReleases } from '../releases/publish-built.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { withFolder } from '../../testing/app.ts';
import { describeOnPostgres } from '../../testing/databases.ts';
import { createTestDatabase, type DatabaseKind } from '../../testing/test-database.ts';
import { withObjectStore } from '../../testing/object-store.ts';
import { buildTestRelease, type BuiltTestRelease, packTestRelease } from '../../testing/releases.ts';
import { type ServerProcess, withServerProcesses } from '../../testing/server-process.ts';
import { createTestSettings } from '../../testing/settings.ts';
import { makeShopRelease } from '../../testing/team-site.ts';
import { createToken } from '../tokens/tokens.ts';
import type { Database } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';

/** Two servers on one database and one bucket. */
interface TwoServers {
  firstServer: ServerProcess;
  secondServer: ServerProcess;
  token: string;
  db: Database;
  storage: Storage;
}

function withTwoServers(kind: DatabaseKind, work: (servers: TwoServers) => Promise<void>): Promise<void> {
  return withObjectStore((bucket) =>
    withFolder(async (root) => {
      const { url, drop } = await createTestDatabase(kind);
      const settings = createTestSettings(root, { DATABASE_URL: url, ...bucket });
      const [db, storage] = [await openDatabase(settings), await openStorage(settings)];
      try {
        await buildTestRelease(root, { app: 'shell' });
        await buildTestRelease(root, { app: 'shop', uniqueText: 'first' });
        await publishBuiltReleases(db, storage, root);
        const token = await createToken(db, { app: 'shop', name: 'shop team', days: 1 });
        await withServerProcesses(async (start) => {
          const env = { DATA_DIR: root, DATABASE_URL: url, ...bucket };
          const [firstServer, secondServer] = [await start(env), await start(env)];
          await work({ firstServer, secondServer, token, db, storage });
        });
      } finally {
        await db.destroy();
        await drop();
      }
    }),
  );
}

const PROPAGATION_LIMIT_MS = 15_000;

async function put({ url }: ServerProcess, token: string, release: BuiltTestRelease): Promise<Response> {
  return fetch(`${url}/_releases/shop`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    body: new Uint8Array(await packTestRelease(release)),
  });
}

/** Requests the page until it contains `word`. @returns the elapsed time in milliseconds */
async function waitUntilShown({ url }: ServerProcess, word: string): Promise<number> {
  const startedAt = performance.now();
  while (!(await (await fetch(url)).text()).includes(`Namaste from ${word}`));
  return performance.now() - startedAt;
}

describeOnPostgres((kind) => {
  it('serves a release that another process deployed within seconds, and rolls the release back', () =>
    withTwoServers(kind, async ({ firstServer, secondServer, token }) => {
      const secondRelease = makeShopRelease({ uniqueText: 'second' });
      await waitUntilShown(secondServer, 'first');
      expect((await put(firstServer, token, secondRelease)).status).toBe(200);
      expect(await waitUntilShown(secondServer, 'second')).toBeLessThan(PROPAGATION_LIMIT_MS);
      const file = await fetch(`${secondServer.url}/r/shop/${secondRelease.release.version}/remoteEntry.js`);
      expect(await file.text()).toBe('/* shop second */');
      const rollback = await fetch(`${secondServer.url}/_releases/shop/rollback`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(rollback.status).toBe(200);
      expect(await waitUntilShown(firstServer, 'first')).toBeLessThan(PROPAGATION_LIMIT_MS);
    }));

  it('deploys a release through another process after the first process has crashed while storing the release', () =>
    withTwoServers(kind, async ({ firstServer, secondServer, token, db, storage }) => {
      const secondRelease = makeShopRelease({ uniqueText: 'second' });
      const { version } = secondRelease.release;
      const interruptedPut = put(firstServer, token, secondRelease).catch((error: Error) => error.name);
      while ((await storage.list(`releases/shop/${version}`)).length === 0);
      await firstServer.kill();
      const putResult = await interruptedPut;
      if (typeof putResult === 'string') {
        expect(await findRelease(db, 'shop', version)).toBeUndefined();
        expect((await findCurrentSnapshot(db))?.number).toBe(1);
      }
      const { result } = (await (await put(secondServer, token, secondRelease)).json()) as {
        result: string;
      };
      expect(result).toBe(typeof putResult === 'string' ? 'live' : 'unchanged');
      await waitUntilShown(secondServer, 'second');
    }));
});
