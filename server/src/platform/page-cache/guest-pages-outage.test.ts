import { fetchText, readRenderNumber, withSite } from '../../testing/counting-site.ts';
import { disconnectDatabase } from '../../testing/disconnect-database.ts';

const { jest } = import.meta;

describe('while the database is unavailable', () => {
  afterEach(() => jest.restoreAllMocks());

  it('sends an outdated page that cannot be rendered again', () =>
    withSite(async (app) => {
      const body = await fetchText(app, '/');
      const now = performance.now.bind(performance);
      jest.spyOn(performance, 'now').mockImplementation(() => now() + 10 * 60_000);
      // Makes the site check for changes, so that it does not notice the outage before the page is rendered.
      await app.inject('/account');
      const restoreDatabase = disconnectDatabase(app.db);
      for (let count = 0; count < 2; count += 1) {
        const response = await app.inject('/');
        expect(response.statusCode).toBe(200);
        expect(response.body).toContain(body);
      }
      expect((await app.inject('/open')).statusCode).toBe(503);
      restoreDatabase();
      expect(readRenderNumber(await fetchText(app, '/'))).toBeGreaterThan(readRenderNumber(body));
    }));
});
