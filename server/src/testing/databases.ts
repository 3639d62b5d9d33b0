import { type DatabaseKind, dropTemplate, POSTGRES_URL } from './test-database.ts';

/** Runs the same tests on every supported database. Skips PostgreSQL unless TEST_DATABASE_URL is set. */
export function onEveryDatabase(tests: (kind: DatabaseKind) => void): void {
  describe('on the embedded database', () => tests('embedded'));
  onPostgres(tests);
}

/**
 * Runs tests on PostgreSQL only, for example tests of several processes. Skips the tests unless TEST_DATABASE_URL is
 * set.
 */
export function onPostgres(tests: (kind: DatabaseKind) => void): void {
  (POSTGRES_URL ? describe : describe.skip)('on PostgreSQL', () => {
    afterAll(dropTemplate);
    tests('PostgreSQL');
  });
}
