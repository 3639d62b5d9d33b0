import { withApp } from '../testing/app.ts';
import { repeatWhileListening } from './repeat-while-listening.ts';

test('repeats work while the app listens, continues after errors, and finishes the current round before the app closes', () => {
  const lines: string[] = [];
  let rounds = 0;
  let finishRound!: () => void;
  let resolveSecondRoundStart!: () => void;
  const roundFinish = new Promise<void>((resolve) => (finishRound = resolve));
  const secondRoundStart = new Promise<void>((resolve) => (resolveSecondRoundStart = resolve));
  let isSecondRoundFinished = false;
  return withApp(
    { env: { LOG_LEVEL: 'error' }, dependencies: { logStream: { write: (line) => lines.push(line) } } },
    async (app) => {
      // This hook runs before the `preClose` hook of `repeatWhileListening`. The second round therefore ends while the
      // hook of `repeatWhileListening` waits.
      app.addHook('preClose', async () => void setImmediate(finishRound));
      repeatWhileListening(app, 'repeated task', 1, async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('first round fails');
        resolveSecondRoundStart();
        await roundFinish;
        isSecondRoundFinished = true;
      });
      await app.ready();
      expect(rounds).toBe(0);
      await app.listen({ port: 0, host: '127.0.0.1' });
      await secondRoundStart;
      await app.close();
      expect([rounds, isSecondRoundFinished]).toEqual([2, true]);
      expect(lines.join('')).toContain('repeated task failed');
    },
  );
});
