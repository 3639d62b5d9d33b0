import type { FastifyInstance } from 'fastify';

/**
 * Repeats `work` while the app listens, never two rounds at once: the first round at once, each next one `everyMs`
 * after the end of the previous one. Closing waits for the current round.
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
