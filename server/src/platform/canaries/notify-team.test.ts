import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withApp } from '../../testing/app.ts';
import { recordErrors } from '../../testing/recorded-errors.ts';
import { notifyTeam } from './notify-team.ts';

it('names the promoted canary first, and logs an error response of the webhook', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await withApp(
      {
        env: {
          DEPLOY_WEBHOOK: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
          DEPLOY_MAIL_TO: 'team@example.in',
        },
      },
      async (app) => {
        const { log, errors } = recordErrors(app.log);
        await notifyTeam(Object.assign(Object.create(app) as typeof app, { log }), {
          app: 'shop',
          action: 'canary promoted',
          version: '1.0.0-old',
          live: '1.0.0-canary',
          reason: '57 of 100 loads failed',
          error: undefined,
        });
        expect(errors).toEqual([{ err: new Error('The webhook answered with status 500.') }]);
        const [email] = await app.db.selectFrom('outbox').select('content').execute();
        expect(email?.content).toContain('shop 1.0.0-canary: canary promoted, in place of 1.0.0-old.');
      },
    );
  } finally {
    server.close();
  }
});
