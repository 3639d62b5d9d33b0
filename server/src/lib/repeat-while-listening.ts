import type { FastifyInstance } from 'fastify';

/**
 * Does some work again and again while the app listens (never two rounds at once): the first round at
 * once, the next `everyMs` after the end of the one before. Closing waits for the round in progress.
 */
export function whileListening(
  app: FastifyInstance,
  name: string,
  everyMs: number,
  work: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isClosing = false;
  const begin = () => {
    round = work()
      .catch((error: unknown) => app.log.error({ err: error }, `${name} failed`))
      .then(() => {
        if (!isClosing) timer = setTimeout(begin, everyMs);
      });
  };
  app.addHook('onListen', async () => begin());
  app.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await round;
  });
}
