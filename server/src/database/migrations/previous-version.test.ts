import type { Appointment, Order, Product } from '@rangmala/shared/contract';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import { createBrowser } from '../../testing/browser.ts';
import { signIn } from '../../testing/customers.ts';
import { describeOnEveryDatabase, withEmptyDatabase } from '../../testing/databases.ts';
import {
  createPreviousDatabase,
  PREVIOUS_DESIGN,
  PREVIOUS_ORDER_NUMBER,
  PREVIOUS_ORDERED_DESIGN,
} from '../../testing/previous-version.ts';
import { findCurrentSnapshot } from '../../platform/registry/registry.ts';
import { createTestSettings } from '../../testing/settings.ts';
import { type Database, openDatabase } from '../database.ts';
import { isPostgres } from '../dialect.ts';

type DatabaseSettings = Parameters<typeof openDatabase>[0];

/** Returns the columns, indexes and triggers of a database as sorted texts. */
async function readSchema(settings: DatabaseSettings): Promise<string[]> {
  const db = await openDatabase(settings);
  const tables = await db.introspection.getTables();
  const { rows } = isPostgres(db)
    ? await sql<{
        definition: string;
      }>`select indexdef as definition from pg_indexes where schemaname = 'public'
        union all select trigger_name || event_manipulation from information_schema.triggers`.execute(db)
    : await sql<{ definition: string }>`select type || name || tbl_name as definition from sqlite_master
        where type in ('index', 'trigger')`.execute(db);
  await db.destroy();
  const columns = tables.flatMap((table) =>
    table.columns.map(({ name, dataType, isNullable, hasDefaultValue }) =>
      [table.name, name, dataType, isNullable, hasDefaultValue].join(' '),
    ),
  );
  // On PostgreSQL, the primary key of the renamed table still has the table's old name.
  const definitions = rows.map(({ definition }) => definition.replace('guesses', 'login_attempts'));
  return [...columns, ...definitions].sort();
}

const withPreviousDatabase = (work: (settings: DatabaseSettings) => Promise<void>) =>
  withEmptyDatabase(async (settings) => {
    await createPreviousDatabase(settings);
    await work(settings);
  });

const withConvertedApp = (work: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<void>) =>
  withPreviousDatabase(async ({ dataDir, databaseUrl }) => {
    const app = await buildApp(createTestSettings(dataDir, { DATABASE_URL: databaseUrl }));
    await work(app).finally(() => app.close());
  });

describeOnEveryDatabase(() => {
  test('finds the products of the version before with their details, stock, tax and origin', () =>
    withConvertedApp(async (app) => {
      const fetchProduct = async (id: string) => (await app.inject(`/api/products/${id}`)).json<Product>();
      expect(await fetchProduct('mug-a')).toMatchObject({
        name: 'A',
        price: 349.5,
        category: 'Mugs',
        stock: 5,
        country_of_origin: 'India',
        options: [{ name: 'colour', values: [{ value: 'white' }, { value: 'red' }] }],
        facts: [{ label: 'Material', value: 'Ceramic' }],
        sides: [{ name: 'front', area: { width: 80, height: 76 } }],
        views: [
          { side: 'front', picture: { url: '/media/one/mug-a-blank-9x9.webp' }, surface: { columns: 2 } },
        ],
        dispatch_days: { from: 3, to: 5 },
        images: [{ options: { colour: 'white' } }, { label: 'Other side' }, { options: { colour: 'red' } }],
      });
      const simpleMug = await fetchProduct('mug-b');
      expect(simpleMug).toMatchObject({ country_of_origin: 'Nepal', options: [], sides: [] });
      expect(simpleMug).not.toHaveProperty('stock');
      expect(await fetchProduct('hook')).toMatchObject({ name: 'C', images: [], facts: [] });
    }));

  test('keeps the account, the order, the designs and the appointment of a customer', () =>
    withConvertedApp(async (app) => {
      const asha = await signIn(app);
      expect((await asha.get(`/api/orders/${PREVIOUS_ORDER_NUMBER}`)).json<Order>()).toMatchObject({
        status: 'awaiting_payment',
        lines: [{ product_id: 'mug-a', quantity: 2 }],
      });
      expect(
        (await asha.get('/api/appointments/user/18c6b916-1d40-4671-b89c-341112fc47e7')).json<Appointment[]>(),
      ).toMatchObject([{ artist_name: 'Meera', art_type: 'Warli' }]);
      const fetchDesign = async ({ id, token }: typeof PREVIOUS_DESIGN) =>
        (
          await createBrowser(app).get(`/api/designs/${id}`, { headers: { 'design-token': token } })
        ).json<object>();
      expect(await fetchDesign(PREVIOUS_DESIGN)).toMatchObject({ product_id: 'mug-a' });
      expect(await fetchDesign(PREVIOUS_ORDERED_DESIGN)).toMatchObject({
        sides: [{ layers: [{ text: 'Asha' }] }],
      });
    }));

  test('keeps the live releases and the canary for a share of all visitors, and ends the canary for an audience', () =>
    withPreviousDatabase(async (settings) => {
      const db = await openDatabase(settings);
      const snapshot = await findCurrentSnapshot(db).finally(() => db.destroy());
      expect(snapshot).toMatchObject({ number: 1, live: { shell: '1-a', shop: '1-b' } });
      expect(snapshot?.canaries).toEqual({
        shop: { version: '1-c', percent: 10, since: '2026-11-20T03:30:00.000Z' },
      });
    }));

  test('converts a database once when several processes open it at the same time, to the schema of a new one', () =>
    withPreviousDatabase(async (settings) => {
      const databases = await Promise.all([1, 2, 3].map(() => openDatabase(settings)));
      await Promise.all(databases.map((db: Database) => db.destroy()));
      await withEmptyDatabase(async (newSettings) => {
        expect(await readSchema(settings)).toEqual(await readSchema(newSettings));
      });
    }));

  test('refuses a database of a version before the previous one, and says which version to start', () =>
    withPreviousDatabase(async (settings) => {
      const db = await openDatabase(settings);
      await sql`delete from kysely_migration where name <> '0001-baseline'`.execute(db);
      await sql`update kysely_migration set name = '0032-index-of-content-changes'`.execute(db);
      await db.destroy();
      await expect(openDatabase(settings)).rejects.toThrow(
        /^(DATABASE_URL|DATA_DIR) leads to a database of an old version .*start the version before this one once/,
      );
    }));
});
