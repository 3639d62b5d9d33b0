import { randomUUID } from 'node:crypto';

export type DatabaseKind = 'embedded' | 'PostgreSQL';

/** Address of a PostgreSQL on which tests may create databases; `npm test` starts one. */
const POSTGRES = process.env['TEST_DATABASE_URL'];

/** Runs the same tests on every supported database; skips PostgreSQL's when none is available. */
export function onEveryDatabase(tests: (kind: DatabaseKind) => void): void {
  describe('on the embedded database', () => tests('embedded'));
  onPostgres(tests);
}

/** Runs tests of several processes, which can only share a PostgreSQL; skipped when none is available. */
export function onPostgres(tests: (kind: DatabaseKind) => void): void {
  (POSTGRES ? describe : describe.skip)('on PostgreSQL', () => tests('PostgreSQL'));
}

export interface TestDatabase {
  /** DATABASE_URL for the server; undefined: embedded. */
  url: string | undefined;
  drop(): Promise<void>;
}

/** Creates an empty database for one test. */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'embedded') return { url: undefined, drop: async () => undefined };
  if (!POSTGRES) throw new Error('TEST_DATABASE_URL is not set.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
