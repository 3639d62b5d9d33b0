import Database from 'libsql';
import { withStatementCache } from './statement-cache.ts';

function openCachedDatabase() {
  const database = new Database(':memory:');
  database.exec('create table names (name text unique)');
  const prepared: string[] = [];
  const cached = withStatementCache({
    prepare(text) {
      prepared.push(text);
      return database.prepare(text);
    },
    close: () => void database.close(),
  });
  return { database, prepared, cached };
}

const INSERT = 'insert into names (name) values (?) returning name';

it('prepares a statement once for many calls', () => {
  const { prepared, cached } = openCachedDatabase();
  for (const name of ['Asha', 'Bela']) cached.prepare(INSERT).all([name]);
  expect(cached.prepare('select name from names').all([])).toEqual([{ name: 'Asha' }, { name: 'Bela' }]);
  expect(prepared).toHaveLength(2);
});

it('prepares the least recently used statement again after 300 other statements', () => {
  const { prepared, cached } = openCachedDatabase();
  for (let number = 0; number <= 300; number += 1) cached.prepare(`select ${number}`).all([]);
  cached.prepare('select 300').all([]);
  expect(prepared).toHaveLength(301);
  cached.prepare('select 0').all([]);
  expect(prepared).toHaveLength(302);
});

it('commits after a statement failed', () => {
  const { database, cached } = openCachedDatabase();
  cached.prepare(INSERT).all(['Asha']);
  database.exec('begin immediate');
  expect(() => cached.prepare(INSERT).all(['Asha'])).toThrow(/UNIQUE/);
  expect(cached.prepare(INSERT).all(['Bela'])).toEqual([{ name: 'Bela' }]);
  database.exec('commit');
  expect(cached.prepare('select name from names').all([])).toHaveLength(2);
});

it('reads a column that was added after the statement was prepared', () => {
  const { database, cached } = openCachedDatabase();
  const read = () => cached.prepare('select * from names').all([]);
  cached.prepare(INSERT).all(['Asha']);
  expect(read()).toEqual([{ name: 'Asha' }]);
  database.exec("alter table names add column city text default 'Pune'");
  expect(read()).toEqual([{ name: 'Asha', city: 'Pune' }]);
});

it('starts a separate iteration for each call', () => {
  const { cached } = openCachedDatabase();
  for (const name of ['Asha', 'Bela']) cached.prepare(INSERT).all([name]);
  const [first, second] = [1, 2].map(() => cached.prepare('select name from names').iterate([])) as [
    IterableIterator<unknown>,
    IterableIterator<unknown>,
  ];
  expect([first.next().value, second.next().value, first.next().value]).toEqual([
    { name: 'Asha' },
    { name: 'Asha' },
    { name: 'Bela' },
  ]);
});
