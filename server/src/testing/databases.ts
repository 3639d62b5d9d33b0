import { type DatabaseKind, dropTemplate, POSTGRES_URL } from './test-database.ts';

/** Runs the same tests on every supported database; skips PostgreSQL when no server is available. */
export function onEveryDatabase(tests: (kind: DatabaseKind) => void): void {
  describe('on the embedded database', () => tests('embedded'));
  onPostgres(tests);
}

/**
 * Runs tests on PostgreSQL only, for example tests of several processes. Skips the tests when no PostgreSQL server is
 * available.
 */
export function onPostgres(tests: (kind: DatabaseKind) => void): void {
  (POSTGRES_URL ? describe : describe.skip)('on PostgreSQL', () => {
    afterAll(dropTemplate);
    tests('PostgreSQL');
  });
}
