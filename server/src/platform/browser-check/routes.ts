import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import { ConflictError, NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { sendPage } from '../../lib/html.ts';
import { Semaphore } from '../../lib/semaphore.ts';
import { createCheckId, recordCheck } from '../check-records/check-records.ts';
import type { Previews } from '../previews/previews.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { requireTeam } from '../tokens/tokens.ts';
import { runBrowserCheck } from './browser-check.ts';
import { listReportProblems, type StoredCheck } from './report.ts';
import { REPORT_STYLES, renderReportPage } from './report-page.ts';
import { readCheck, readPicture, writeFailedCheck, writeCheck, writePicture } from './report-store.ts';

const NO_CHROMIUM =
  'This site has no Chromium, so it cannot open pages. Its owner can install Chromium and set CHROMIUM_PATH.';

const PREVIEW_LIFETIME_MS = 60 * 60 * 1000;

/** Largest number of waiting checks. One check runs at a time, because a browser uses much CPU time. */
const MAX_WAITING_CHECKS = 3;

/** Adds the routes that open stored releases in a browser and serve the reports at unguessable URLs. */
export const browserCheckRoutes: FastifyPluginAsyncZod<{
  activeSnapshot: ActiveSnapshot;
  previews: Previews;
}> = async (app, { activeSnapshot, previews }) => {
  const { db, storage, settings } = app;
  const runningChecks = new Set<Promise<void>>();
  const semaphore = new Semaphore(
    1,
    MAX_WAITING_CHECKS,
    () => new ConflictError('Too many checks are waiting. Please try again in a few minutes.'),
  );
  /**
   * The waiting checks by id. Each value is a function that returns the check with the current time as its start time.
   */
  const waitingChecks = new Map<string, () => StoredCheck>();
  app.addHook('preClose', async () => {
    await Promise.all(runningChecks);
  });
  /**
   * Stores the current time as the start time of all waiting checks. With an old start time, a check would count as
   * interrupted. Never rejects.
   */
  async function renewWaitingChecks(): Promise<void> {
    await Promise.all(
      [...waitingChecks].map(([id, createCheck]) =>
        writeCheck(storage, id, createCheck()).catch((error: unknown) =>
          app.log.warn({ err: error, check: id }, 'the start time of a waiting check could not be stored'),
        ),
      ),
    );
  }
  async function runCheck(
    id: string,
    startedCheck: StoredCheck,
    candidate: ReleaseDescription,
    chromiumPath: string,
  ): Promise<void> {
    const startTime = performance.now();
    const { app: name, version, by: author } = startedCheck;
    await writeCheck(storage, id, startedCheck);
    const preview = await previews.sign({
      app: name,
      version,
      expires: Date.now() + PREVIEW_LIFETIME_MS,
      isQuiet: true,
      hasAllFlags: true,
    });
    const report = await runBrowserCheck({
      app,
      activeSnapshot,
      chromiumPath,
      candidate,
      preview,
      savePicture: (picture, webp) => writePicture(storage, id, picture, webp),
    });
    // Records the run before it stores the report: the stored report ends the check, and the record must then exist.
    await recordCheck(db, {
      id,
      app: name,
      version,
      kind: 'browser',
      at: startedCheck.startedAt,
      by: author,
      problems: listReportProblems(report),
      ms: performance.now() - startTime,
    });
    await writeCheck(storage, id, { ...startedCheck, report });
  }

  const createReportUrl = (id: string) => `${settings.publicUrl}/_checks/${id}`;

  route(app, 'POST /_releases/{app}/checks', async (request) => {
    const { app: name } = request.params;
    const team = await requireTeam(request, name);
    const { chromiumPath } = settings;
    const { version } = request.body;
    const candidate = await activeSnapshot.describe(name, version);
    if (!candidate) throw new NotFoundError(`There is no release ${version} of ${name}.`);
    if (chromiumPath === undefined) return { unavailable: NO_CHROMIUM };
    const id = createCheckId();
    const createCheck = (): StoredCheck => ({
      app: name,
      version,
      by: team.name,
      startedAt: app.now().toISOString(),
    });
    let stored = Promise.resolve();
    // Takes a place in the queue first, because a refused check must store nothing.
    const check = semaphore
      .start(async () => {
        waitingChecks.delete(id);
        await stored;
        await renewWaitingChecks();
        // Stores a new start time, because the check may have waited for other checks.
        await runCheck(id, createCheck(), candidate, chromiumPath);
      })
      .catch(async (error: unknown) => {
        request.log.error({ err: error }, 'a browser check failed');
        const failure = 'The browser did not finish the check. Please run it again.';
        await writeFailedCheck(storage, id, { ...createCheck(), failure }).catch(() => undefined);
      });
    waitingChecks.set(id, createCheck);
    stored = writeCheck(storage, id, createCheck());
    runningChecks.add(check);
    void check.finally(() => runningChecks.delete(check));
    await stored;
    return { id, report: createReportUrl(id) };
  });

  route(app, 'GET /_releases/{app}/checks/{id}', async (request) => {
    const { app: name, id } = request.params;
    await requireTeam(request, name);
    const check = await readCheck(storage, id, app.now());
    if (check?.app !== name) throw new NotFoundError(`There is no check ${id} of ${name}.`);
    return { ...summarizeCheck(check), report: createReportUrl(id) };
  });

  app.get<{ Params: { id: string } }>('/_checks/:id', { schema: { hide: true } }, async (request, reply) => {
    const check = await readCheck(storage, request.params.id, app.now());
    if (!check)
      return sendPage(
        reply.code(404),
        'Browser check',
        '<h1>Browser check</h1><p>There is no such report.</p>',
      );
    return sendPage(reply, 'Browser check', renderReportPage(request.params.id, check), REPORT_STYLES);
  });

  app.get<{ Params: { id: string; picture: string } }>(
    '/_checks/:id/:picture',
    { schema: { hide: true } },
    async (request, reply) => {
      const webp = await readPicture(storage, request.params.id, request.params.picture);
      if (!webp) throw new NotFoundError();
      return reply.header('cache-control', 'private, max-age=86400').type('image/webp').send(webp);
    },
  );
};

function summarizeCheck({ report, failure }: StoredCheck): {
  state: 'running' | 'passed' | 'failed';
  problems: string[];
} {
  if (failure !== undefined) return { state: 'failed', problems: [failure] };
  if (!report) return { state: 'running', problems: [] };
  const problems = listReportProblems(report);
  return { state: problems.length === 0 ? 'passed' : 'failed', problems };
}
