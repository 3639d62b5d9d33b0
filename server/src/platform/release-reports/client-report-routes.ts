import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { createRateLimit } from '../../http/rate-limits.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { detectBrowser } from './release-errors.ts';
import type { ReleaseReports } from './release-reports.ts';
import type { ReportKind, ReportLimit } from './report-limit.ts';

const nameSchema = z.string().check(z.maxLength(80));

const failureSchema = z.object({
  app: nameSchema,
  name: nameSchema,
  version: nameSchema,
  phase: z.enum(['load', 'render']),
  message: z.string().check(z.maxLength(500)),
  stack: z.optional(z.string().check(z.maxLength(4_000))),
});

/** The loaded modules of a page. `ms` is the load time in milliseconds. */
const loadsSchema = z
  .array(z.object({ app: nameSchema, version: nameSchema, ms: z.number().check(z.minimum(0)) }))
  .check(z.maxLength(20));

/** Longest accepted time of a web vital. The route refuses a report with a longer time. */
const MAX_VITAL_MS = 600_000;
const timeSchema = z.optional(z.number().check(z.minimum(0), z.maximum(MAX_VITAL_MS)));

/** Web vitals of one page view, and the release that provided the page; times in milliseconds. */
const vitalsSchema = z.object({
  app: nameSchema,
  version: nameSchema,
  lcp: timeSchema,
  inp: timeSchema,
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  ttfb: timeSchema,
});

/** Largest number of requests per IP address, route and minute. */
const MAX_PER_MINUTE = 120;

/**
 * Adds the routes that receive client reports about loaded modules, failed modules and web vitals. Anyone can send
 * reports. A report therefore counts only if the release is in use and the sender's IP address is within its limit.
 */
export const clientReportRoutes: FastifyPluginAsyncZod<{
  activeSnapshot: ActiveSnapshot;
  reports: ReleaseReports;
  reportLimit: ReportLimit;
}> = async (app, { activeSnapshot, reports, reportLimit }) => {
  const config = { rateLimit: createRateLimit(MAX_PER_MINUTE), isReport: true };

  const isCounted = async (
    request: FastifyRequest,
    kind: ReportKind,
    release: { app: string; version: string },
  ): Promise<boolean> =>
    (await activeSnapshot.isUsed(release.app, release.version)) &&
    reportLimit.countReport(request, kind, release);

  app.post(
    '/_site/failures',
    { schema: { hide: true, body: failureSchema }, config },
    async (request, reply) => {
      const failure = request.body;
      request.log.warn({ failure }, 'a remote failed in a browser');
      if (await isCounted(request, 'browserFailures', failure))
        reports.addFailure({ ...failure, browser: detectBrowser(request.headers['user-agent']) });
      return reply.code(204).send();
    },
  );

  app.post('/_site/loads', { schema: { hide: true, body: loadsSchema }, config }, async (request, reply) => {
    for (const load of request.body)
      if (await isCounted(request, 'loads', load)) reports.countLoad(load, 'browser', load.ms);
    return reply.code(204).send();
  });

  app.post(
    '/_site/vitals',
    { schema: { hide: true, body: vitalsSchema }, config },
    async (request, reply) => {
      const { app: name, version, ...measurements } = request.body;
      const release = { app: name, version };
      if (await isCounted(request, 'vitals', release)) reports.addVitals(release, measurements, app.now());
      return reply.code(204).send();
    },
  );
};
