import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { withApp, withFolder } from '../testing/app.ts';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { createTestSettings } from '../testing/settings.ts';
import { writeShopFolder } from '../testing/shop-folder.ts';
import { testWith } from '../testing/test-with.ts';
import { importDemo } from './import-demo.ts';

const withShopFolder = (work: (folder: string) => Promise<void>) =>
  withFolder(async (folder) => {
    await writeShopFolder(folder);
    await work(folder);
  });

const test = testWith<[folder: string]>(withShopFolder);

const importFrom = async (app: FastifyInstance, folder: string, artistPassword?: string) => {
  const lines: string[] = [];
  const options = { folder, artistPassword, announce: (line: string) => void lines.push(line) };
  return { isImported: await importDemo(app, options), lines };
};

const countRows = async ({ db }: FastifyInstance) =>
  Promise.all(
    (['categories', 'products', 'artists', 'artworks', 'testimonials', 'site_pictures'] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().execute()).length,
    ),
  );

describeOnEveryDatabase(() => {
  test('imports the shop once when several processes start with an empty database', (folder) =>
    withApp(async (app) => {
      const results = await Promise.all([importFrom(app, folder), importFrom(app, folder)]);
      expect(results.map(({ isImported }) => isImported).sort()).toEqual([false, true]);
      expect(await countRows(app)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(await importFrom(app, folder)).toEqual({ isImported: false, lines: [] });
    }));
});

test('adds nothing to a shop that has a category', (folder) =>
  withApp(async (app) => {
    const row = { slug: 'lamps', name: 'Lamps', hero_image: '/uploads/a/b-1x1.webp', position: 0 };
    await app.db
      .insertInto('categories')
      .values({ ...row, placeholder: null })
      .execute();
    expect((await importFrom(app, folder)).isImported).toBe(false);
    expect(await countRows(app)).toEqual([1, 0, 0, 0, 0, 0]);
  }));

test('prints the random password of the artists at the first start, unless DEMO_ARTIST_PASSWORD is set', (demoFolder) =>
  withFolder(async (dataDir) => {
    const start = async (env: Record<string, string>) => {
      const lines: string[] = [];
      const settings = createTestSettings(dataDir, { SEED: 'demo', ...env });
      const app = await buildApp(settings, { demoFolder, announce: (line) => void lines.push(line) });
      const signIn = async (password: string | undefined) =>
        (
          await app.inject({
            method: 'POST',
            url: '/api/artists/login',
            payload: { artist_id: 'meera', password },
          })
        ).statusCode;
      const password = /: ([a-z0-9-]{19})$/.exec(lines.at(-1) ?? '')?.[1];
      const status = await signIn(password ?? env['DEMO_ARTIST_PASSWORD']);
      await app.close();
      return { lines, status };
    };
    const first = await start({});
    expect(first.status).toBe(200);
    expect(first.lines).toEqual([
      expect.stringMatching(/^imported the demo shop: .*1 category, 1 product with 1 picture/),
      expect.stringContaining("The demo artists' password, shown only this once: "),
    ]);
    expect((await start({ DEMO_ARTIST_PASSWORD: 'x' })).lines).toEqual([]);
  }));
