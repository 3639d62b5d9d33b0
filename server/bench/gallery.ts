/**
 * Measures the gallery with few and with many artists: `node --import tsx server/bench/gallery.ts`. Also measures
 * PostgreSQL when TEST_DATABASE_URL is set. Prints for each call the number of queries, the size of the response with
 * and without Brotli, and the median and 95th percentile of the response time in milliseconds. With `--plans`, also
 * prints the query plans for many artists.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { type CompiledQuery, Kysely } from 'kysely';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { createDialect } from '../src/database/dialect.ts';
import type { Tables } from '../src/database/tables.ts';
import { withFolder } from '../src/testing/app.ts';
import { createTestDatabase, type DatabaseKind } from '../src/testing/test-database.ts';
import { fillGallery } from '../src/testing/large-gallery.ts';
import { createTestSettings } from '../src/testing/settings.ts';
import { printQueryPlan, measureCalls, printLine } from './measure.ts';

const PATHS = [
  '/art-gallery',
  '/art-gallery?artworks=6',
  '/art-gallery/artist',
  '/art-gallery/artist?limit=12&artworks=6',
  '/art-gallery/artist?search=artist%203&sort=artworks&limit=12&artworks=6',
  '/art-gallery/type',
  '/art-gallery/type?limit=12',
  '/artists/artist3/gallery',
];

/** Formats the sizes of a response body without and with Brotli compression, in kilobytes. */
const formatSizes = (body: Buffer): string => {
  // Uses the Brotli quality with which the server compresses API responses.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
  return `${formatKilobytes(body.length)} ${formatKilobytes(brotliCompressSync(body, { params }).length)}`;
};

async function runBenchmark(
  kind: DatabaseKind,
  artistCount: number,
  artworkCount: number,
  shouldPrintPlans: boolean,
): Promise<void> {
  const database = await createTestDatabase(kind);
  await withFolder(async (folder) => {
    const settings = createTestSettings(folder, { DATABASE_URL: database.url });
    await (await openDatabase(settings)).destroy();
    const queries: CompiledQuery[] = [];
    const db = new Kysely<Tables>({
      dialect: await createDialect(settings),
      log: ({ query }) => void queries.push(query),
    });
    const app = await buildApp(settings, { db, mediaDir: folder });
    await fillGallery(db, artistCount, artworkCount);

    const columnTitles = 'queries   kB  brotli   median     p95 (ms)';
    printLine(`\n${`${kind}, ${artistCount} artists, ${artworkCount} artworks`.padEnd(75)} ${columnTitles}`);
    const queriesBySql = new Map<string, CompiledQuery>();
    for (const path of PATHS) {
      queries.length = 0;
      const { rawPayload } = await app.inject(`/api${path}`);
      const queryCount = queries.length;
      for (const query of queries) queriesBySql.set(query.sql, query);
      const times = await measureCalls(() => app.inject(`/api${path}`));
      printLine(`  ${path.padEnd(75)} ${String(queryCount).padStart(5)} ${formatSizes(rawPayload)} ${times}`);
    }
    for (const query of shouldPrintPlans ? queriesBySql.values() : []) {
      printLine(`  ${query.sql.slice(0, 300)}`);
      await printQueryPlan(db, query);
    }
    await app.close();
  });
  await database.drop();
}

const kinds: DatabaseKind[] = process.env['TEST_DATABASE_URL'] ? ['embedded', 'PostgreSQL'] : ['embedded'];
for (const kind of kinds) {
  await runBenchmark(kind, 8, 40, false);
  await runBenchmark(kind, 100, 500, process.argv.includes('--plans'));
}
