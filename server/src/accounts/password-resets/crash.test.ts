import { type Database, openDatabase } from '../../database/database.ts';
import { withFolder } from '../../testing/app.ts';
import { ASHA } from '../../testing/customers.ts';
import { readOutbox, withMailServer } from '../../testing/mailbox.ts';
import { type ServerProcess, withServerProcesses } from '../../testing/server-process.ts';

const post = (server: ServerProcess, path: string, payload: object): Promise<Response> =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });

/** Runs `work` with the database. No server may use the database at the same time. */
async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  return work(db).finally(() => db.destroy());
}

const listOutbox = (dataDir: string): Promise<unknown[]> =>
  withDatabase(dataDir, (db) => db.selectFrom('outbox').select('id').execute());

/** Uses the link of a mail twice. @returns the statuses of both requests */
async function submitLinkTwice(server: ServerProcess, text: string | undefined): Promise<number[]> {
  const token = /\/reset-password\?token=([\w-]{43})/.exec(text ?? '')?.[1];
  const payload = { token, password: 'kakatiya gate at dusk' };
  const [firstResponse, secondResponse] = [
    await post(server, '/reset-password', payload),
    await post(server, '/reset-password', payload),
  ];
  return [firstResponse.status, secondResponse.status];
}

test('sends a mail once after a restart when the server is killed right after the response 202', () =>
  withFolder((dataDir) =>
    withServerProcesses(async (start) => {
      const env = { DATA_DIR: dataDir, LOG_LEVEL: 'info' };
      const firstServer = await start(env);
      await post(firstServer, '/register', ASHA);
      const response = await post(firstServer, '/forgot-password', { email: ASHA.email });
      await firstServer.kill();
      expect(response.status).toBe(202);
      const queuedMails = (await listOutbox(dataDir)).length;
      // If the first server sent the mail before it was killed, the second server sends none.
      expect(queuedMails + (await readOutbox(dataDir)).length).toBe(1);

      const secondServer = await start(env);
      if (queuedMails > 0) await secondServer.waitForLog('mail delivered');
      const [mail] = await readOutbox(dataDir);
      expect(await submitLinkTwice(secondServer, mail?.text)).toEqual([204, 422]);
      await secondServer.kill();
      expect(await listOutbox(dataDir)).toEqual([]);
      expect(await readOutbox(dataDir)).toHaveLength(1);
    }),
  ));

test('sends a mail again with a working link when the server is killed during the delivery', () =>
  withFolder((dataDir) =>
    withMailServer((server) =>
      withServerProcesses(async (start) => {
        const messageIds: (string | undefined)[] = [];
        let reportArrival!: () => void;
        const arrival = new Promise<void>((resolve) => (reportArrival = resolve));
        server.onMail = ({ messageId }) => {
          messageIds.push(messageId);
          reportArrival();
          // The mail server does not answer the first attempt.
          return messageIds.length === 1 ? new Promise(() => undefined) : undefined;
        };
        const env = { DATA_DIR: dataDir, SMTP_URL: server.url, LOG_LEVEL: 'info' };
        const firstServer = await start(env);
        await post(firstServer, '/register', ASHA);
        await post(firstServer, '/forgot-password', { email: ASHA.email });
        await arrival;
        await firstServer.kill();
        // Ends the claim of the killed server. Otherwise the test would wait until the claim expires.
        await withDatabase(dataDir, (db) =>
          db
            .updateTable('outbox')
            .set({ due_at: new Date(0).toISOString() })
            .execute(),
        );

        const secondServer = await start(env);
        await secondServer.waitForLog('mail delivered');
        expect(await submitLinkTwice(secondServer, server.mails[0]?.text)).toEqual([204, 422]);
        await secondServer.kill();
        expect(messageIds).toHaveLength(2);
        expect(new Set(messageIds).size).toBe(1);
        expect(server.mails).toHaveLength(1);
        expect(await listOutbox(dataDir)).toEqual([]);
      }),
    ),
  ));
