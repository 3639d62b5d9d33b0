import { type Database, openDatabase } from '../../database/database.ts';
import { withFolder } from '../../testing/app.ts';
import { ASHA } from '../../testing/customers.ts';
import { readOutbox, withMailServer } from '../../testing/mailbox.ts';
import { type ServerProcess, withServerProcesses } from '../../testing/server-process.ts';

/** Time limit for starting servers on a busy machine. */
const STARTS_MS = 60_000;

const post = (server: ServerProcess, path: string, payload: object): Promise<Response> =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });

/** Opens the database while no server uses it. */
async function inDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  return work(db).finally(() => db.destroy());
}

const waiting = (dataDir: string): Promise<unknown[]> =>
  inDatabase(dataDir, (db) => db.selectFrom('outbox').select('id').execute());

/** Uses the link of a mail twice; only the first use works. */
async function useLink(server: ServerProcess, text: string | undefined): Promise<number[]> {
  const token = /\/reset-password\?token=([\w-]{43})/.exec(text ?? '')?.[1];
  const chosen = { token, password: 'kakatiya gate at dusk' };
  const [first, second] = [
    await post(server, '/reset-password', chosen),
    await post(server, '/reset-password', chosen),
  ];
  return [first.status, second.status];
}

test(
  'a mail is sent once after a restart when the server is killed right after its 202',
  () =>
    withFolder((dataDir) =>
      withServerProcesses(async (start) => {
        const env = { DATA_DIR: dataDir, LOG_LEVEL: 'info' };
        const first = await start(env);
        await post(first, '/register', ASHA);
        const asked = await post(first, '/forgot-password', { email: ASHA.email });
        await first.kill();
        expect(asked.status).toBe(202);
        const left = (await waiting(dataDir)).length;
        // The first server may have sent it already; then the second has nothing to do.
        expect(left + (await readOutbox(dataDir)).length).toBe(1);

        const second = await start(env);
        if (left > 0) await second.untilLogged('mail delivered');
        const [mail] = await readOutbox(dataDir);
        expect(await useLink(second, mail?.text)).toEqual([204, 422]);
        await second.kill();
        expect(await waiting(dataDir)).toEqual([]);
        expect(await readOutbox(dataDir)).toHaveLength(1);
      }),
    ),
  STARTS_MS,
);

test(
  'a mail is sent again with a working link when the server is killed during delivery',
  () =>
    withFolder((dataDir) =>
      withMailServer((server) =>
        withServerProcesses(async (start) => {
          const seen: (string | undefined)[] = [];
          let arrived!: () => void;
          const arrival = new Promise<void>((resolve) => (arrived = resolve));
          server.onMail = ({ messageId }) => {
            seen.push(messageId);
            arrived();
            // The first attempt gets no answer from the mail server.
            return seen.length === 1 ? new Promise(() => undefined) : undefined;
          };
          const env = { DATA_DIR: dataDir, SMTP_URL: server.url, LOG_LEVEL: 'info' };
          const first = await start(env);
          await post(first, '/register', ASHA);
          await post(first, '/forgot-password', { email: ASHA.email });
          await arrival;
          await first.kill();
          // Expires the dead server's claim instead of waiting for it.
          await inDatabase(dataDir, (db) =>
            db
              .updateTable('outbox')
              .set({ due_at: new Date(0).toISOString() })
              .execute(),
          );

          const second = await start(env);
          await second.untilLogged('mail delivered');
          expect(await useLink(second, server.mails[0]?.text)).toEqual([204, 422]);
          await second.kill();
          expect(seen).toHaveLength(2);
          expect(new Set(seen).size).toBe(1);
          expect(server.mails).toHaveLength(1);
          expect(await waiting(dataDir)).toEqual([]);
        }),
      ),
    ),
  STARTS_MS,
);
