import type { FastifyInstance } from 'fastify';

/**
 * Repeats `work` while the app listens. Each round begins `intervalMs` milliseconds after the end of the previous
 * round, also when the previous round failed. Closing the app waits for the current round.
 * @param name name of the work in the log
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
  const startRound = () => {
    round = work()
      .catch((error: unknown) => app.log.error({ err: error }, `${name} failed`))
      .then(() => {
        if (!isClosing) timer = setTimeout(startRound, intervalMs);
      });
  };
  app.addHook('onListen', async () => startRound());
  app.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await round;
  });
}
