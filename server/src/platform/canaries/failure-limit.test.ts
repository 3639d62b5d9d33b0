import type { FastifyRequest } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { deleteOldFailureClients, FailureLimit } from './failure-limit.ts';

const HOUR_MS = 60 * 60 * 1000;
const RELEASE = { app: 'shop', version: '1' };
const createRequest = (ip: string) => ({ ip }) as FastifyRequest;

describeOnEveryDatabase((database) => {
  it('counts one failure of a client in a week, in all processes together', () =>
    withApp(
      async (app) => {
        let time = Date.parse('2026-11-23T07:00:00Z');
        const services = {
          db: app.db,
          settings: app.settings,
          log: app.log,
          now: () => new Date(time),
        };
        const createLimit = () => new FailureLimit(services);
        const [first, second] = [createLimit(), createLimit()];
        const client = createRequest('203.0.113.9');
        expect(await first.recordFailure(client, 'browser', RELEASE)).toBe(true);
        for (const limit of [first, second, createLimit()])
          expect(await limit.recordFailure(client, 'browser', RELEASE)).toBe(false);
        time += 6 * 24 * HOUR_MS;
        const laterLimit = createLimit();
        expect(await laterLimit.recordFailure(client, 'browser', RELEASE)).toBe(false);
        expect(await second.recordFailure(createRequest('203.0.113.10'), 'browser', RELEASE)).toBe(true);
        expect(await second.recordFailure(client, 'server', RELEASE)).toBe(true);
        expect(await second.recordFailure(client, 'browser', { app: 'shop', version: '2' })).toBe(true);
        time += 24 * HOUR_MS;
        // The period begins at the counted failure, not at the failure that this process refused a day ago.
        expect(await laterLimit.recordFailure(client, 'browser', RELEASE)).toBe(true);
        expect(await first.recordFailure(client, 'browser', RELEASE)).toBe(false);
        const rows = await app.db.selectFrom('release_failure_clients').select('client').execute();
        expect(JSON.stringify(rows)).not.toContain('203.0.113');
        time += 8 * 24 * HOUR_MS;
        await deleteOldFailureClients(app.db, new Date(time));
        expect(await app.db.selectFrom('release_failure_clients').selectAll().execute()).toEqual([]);
      },
      { database, env: { RATE_LIMITS: 'on' } },
    ));
});
