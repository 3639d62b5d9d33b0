import { openDatabase } from '../database/database.ts';
import { runExclusively } from '../database/transactions.ts';

/*
 * Program for tests that start several processes: opens the database of the settings on the command line and adds a
 * row.
 */
const db = await openDatabase(JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof openDatabase>[0]);
await runExclusively(db, async (transaction) => {
  const rows = await transaction.selectFrom('releases').select('version').execute();
  const version = String(rows.length + 1);
  await transaction
    .insertInto('releases')
    .values({ app: 'shop', version, description: '{}', published_at: '', published_by: '' })
    .execute();
});
await db.destroy();
