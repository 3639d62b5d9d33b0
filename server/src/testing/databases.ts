import { randomUUID } from 'node:crypto';

export type DatabaseKind = 'embedded' | 'PostgreSQL';

/** Address of a PostgreSQL that tests may make databases on; `npm test` starts one. */
const POSTGRES = process.env['TEST_DATABASE_URL'];

/** The same tests on every database that the server runs on; PostgreSQL's are skipped where none is at hand. */
export function onEveryDatabase(tests: (kind: DatabaseKind) => void): void {
  describe('on the embedded database', () => tests('embedded'));
  onPostgres(tests);
}

/** Tests of what several processes do, which only share a PostgreSQL; skipped where none is at hand. */
export function onPostgres(tests: (kind: DatabaseKind) => void): void {
  (POSTGRES ? describe : describe.skip)('on PostgreSQL', () => tests('PostgreSQL'));
}

export interface TestDatabase {
  /** DATABASE_URL for the server; undefined: embedded. */
  url: string | undefined;
  drop(): Promise<void>;
}

/** An empty database that nobody else uses. */
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
