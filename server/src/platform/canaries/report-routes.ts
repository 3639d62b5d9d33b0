import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Outcome, ReleaseStats } from './release-stats.ts';
import { Witnesses } from './client-reports.ts';
import { addressOf, isThisMachine } from '../../http/address.ts';
import { limitTo } from '../../http/rate-limits.ts';
import type { LiveSnapshots } from '../registry/active-snapshot.ts';

const nameSchema = z.string().check(z.maxLength(80));

const failureSchema = z.object({
  app: nameSchema,
  name: nameSchema,
  version: nameSchema,
  phase: z.enum(['load', 'render']),
  message: z.string().check(z.maxLength(500)),
});

/** At most as many as a page has parts; `ms` from asking for a part to having it. */
const loadsSchema = z
  .array(z.object({ app: nameSchema, version: nameSchema, ms: z.number().check(z.minimum(0)) }))
  .check(z.maxLength(20));

/** More than a person's browser ever says in a minute; what is over is not counted. */
const A_MINUTE = 120;

/** Hears from browsers how releases do: what was loaded, and what failed. */
export const outcomeRoutes: FastifyPluginAsyncZod<{ live: LiveSnapshots; stats: ReleaseStats }> = async (
  app,
  { live, stats },
) => {
  const config = { rateLimit: limitTo(A_MINUTE) };
  const witnesses = new Witnesses();

  /** Only of what is shown now, and of no address more than its share: anybody can say anything here. */
  async function hear(request: FastifyRequest, outcome: Omit<Outcome, 'source'>): Promise<void> {
    const release = `${outcome.app} ${outcome.version}`;
    if (!(await live.isShown(outcome.app, outcome.version))) return;
    const kind = outcome.ok ? 'loads' : 'failures';
    // A proxy of ours speaks for many visitors.
    const isMany = !app.settings.rateLimits || isThisMachine(request);
    if (isMany || witnesses.isHeard(addressOf(request), kind, release))
      stats.count({ ...outcome, source: 'browser' });
  }

  app.post(
    '/_site/failures',
    { schema: { hide: true, body: failureSchema }, config },
    async (request, reply) => {
      const { app: remote, version } = request.body;
      request.log.warn({ failure: request.body }, 'a remote failed in a browser');
      await hear(request, { app: remote, version, ok: false });
      return reply.code(204).send();
    },
  );

  app.post('/_site/loads', { schema: { hide: true, body: loadsSchema }, config }, async (request, reply) => {
    for (const load of request.body) await hear(request, { ...load, ok: true });
    return reply.code(204).send();
  });
};
