import { deleteExpiredRows } from '../housekeeping.ts';
import { withApp } from '../testing/app.ts';
import { repeatWhileListening } from './repeat-while-listening.ts';
import { clockAt } from '../testing/clock.ts';

test('repeats work while the app listens, continues after errors, and finishes the current round before the app closes', () => {
  const lines: string[] = [];
  let rounds = 0;
  let finishRound!: () => void;
  let onSecondRound!: () => void;
  const roundFinish = new Promise<void>((resolve) => (finishRound = resolve));
  const secondRoundStart = new Promise<void>((resolve) => (onSecondRound = resolve));
  let isSecondRoundFinished = false;
  return withApp(
    async (app) => {
      // Runs before the `preClose` hook of `repeatWhileListening`, so that the round ends while that hook waits.
      app.addHook('preClose', async () => void setImmediate(finishRound));
      repeatWhileListening(app, 'repeated task', 1, async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('first round fails');
        onSecondRound();
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
    { env: { LOG_LEVEL: 'error' }, dependencies: { logStream: { write: (line) => lines.push(line) } } },
  );
});

test('deletes an expired sign-in attempt in housekeeping and keeps a valid session', () => {
  const clock = clockAt();
  return withApp(
    async (app) => {
      const createdAt = clock.now().toISOString();
      await app.db
        .insertInto('sessions')
        .values({
          token_hash: 'x',
          kind: 'artist',
          subject_id: 'meera',
          created_at: createdAt,
          used_at: createdAt,
        })
        .execute();
      await app.db
        .insertInto('sign_in_attempts')
        .values({
          state_hash: 'x',
          browser_hash: '',
          nonce: '',
          code_verifier: '',
          next: '',
          created_at: createdAt,
        })
        .execute();
      clock.advance(60 * 60_000);
      await deleteExpiredRows(app.db, clock.now());
      expect(await app.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
      expect(await app.db.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([]);
    },
    { dependencies: { now: clock.now } },
  );
});
