import type { FastifyInstance } from 'fastify';

/** An action that the site took or refused after a release did worse than another release. */
export interface AutomaticReleaseAction {
  app: string;
  action: 'rolled back' | 'rollback refused' | 'canary ended' | 'canary promoted' | 'promotion refused';
  /** Version of the worse release. */
  version: string;
  reason: string;
  /** Version of the release that is live after the action. */
  live: string | undefined;
  /** Text of the most frequent error of the worse release; undefined when no error was reported. */
  error: string | undefined;
}

const WEBHOOK_TIMEOUT_MS = 5_000;

/**
 * Calls the webhook of the team if `deployWebhook` is set, and enqueues a mail to the team if `deployMailTo` is set.
 * Logs errors and does not throw. A webhook response without a 2xx status is an error.
 */
export async function notifyTeam(
  { settings, mail, db, log }: FastifyInstance,
  event: AutomaticReleaseAction,
): Promise<void> {
  const { deployWebhook, deployMailTo, publicUrl } = settings;
  const text = [
    event.action === 'canary promoted'
      ? `${event.app} ${event.live ?? ''}: ${event.action}, in place of ${event.version}.`
      : `${event.app} ${event.version}: ${event.action}.`,
    `Reason: ${event.reason}.`,
    `Live now: ${event.app} ${event.live ?? 'none'}.`,
    ...(event.error === undefined ? [] : [`Most frequent error:\n${event.error}`]),
    `All releases: ${publicUrl}/_status`,
  ].join('\n\n');
  const tasks = [
    ...(deployWebhook === undefined ? [] : [callWebhook(deployWebhook, { ...event, text })]),
    ...(deployMailTo === undefined
      ? []
      : [mail.enqueue({ to: deployMailTo, subject: `${event.app}: ${event.action}`, text }, db)]),
  ];
  for (const result of await Promise.allSettled<unknown>(tasks)) {
    if (result.status === 'rejected')
      log.error({ err: result.reason as unknown }, 'a team could not be notified');
  }
}

async function callWebhook(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The webhook answered with status ${response.status}.`);
}
