import type { FastifyInstance } from 'fastify';

/**
 * Repeats `work` while the app listens. Each round begins `intervalMs` after the end of the previous round, even if
 * that round failed. Closing the app waits for the current round.
 */
export function repeatWhileListening(
  app: FastifyInstance,
  name: string,
  intervalMs: number,
  work: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isClosing = false;
  const begin = () => {
    round = work()
      .catch((error: unknown) => app.log.error({ err: error }, `${name} failed`))
      .then(() => {
        if (!isClosing) timer = setTimeout(begin, intervalMs);
      });
  };
  app.addHook('onListen', async () => begin());
  app.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await round;
  });
}
