import { withFolder } from './app.ts';
import { createTestDatabase, type DatabaseKind, POSTGRES_URL, setTestDatabase } from './test-database.ts';

/**
 * Runs the same tests on every supported database: the servers of these tests use this database. Skips PostgreSQL when
 * TEST_DATABASE_URL is not set.
 */
export function describeOnEveryDatabase(tests: (kind: DatabaseKind) => void): void {
  describe('on the embedded database', () => tests('embedded'));
  describeOnPostgres(tests);
}

/**
 * Runs tests only on PostgreSQL, for example tests of several processes. Skips the tests when TEST_DATABASE_URL is not
 * set.
 */
export function describeOnPostgres(tests: (kind: DatabaseKind) => void): void {
  (POSTGRES_URL ? describe : describe.skip)('on PostgreSQL', () => {
    beforeAll(() => setTestDatabase('PostgreSQL'));
    afterAll(() => setTestDatabase('embedded'));
    tests('PostgreSQL');
  });
}

/** Runs `work` with the settings of a database without tables, and drops the database afterwards. */
export async function withEmptyDatabase(
  work: (settings: { dataDir: string; databaseUrl: string | undefined }) => Promise<void>,
): Promise<void> {
  await withFolder(async (dataDir) => {
    const { url, drop } = await createTestDatabase();
    await work({ dataDir, databaseUrl: url }).finally(drop);
  });
}
