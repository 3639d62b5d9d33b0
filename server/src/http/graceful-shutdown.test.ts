import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeGracefully } from './graceful-shutdown.ts';
import { withApp } from '../testing/app.ts';

test('answers requests in progress, including their API calls, before the server closes', () => {
  let resolveRequestStart = () => {};
  const requestStart = new Promise<void>((resolve) => (resolveRequestStart = resolve));
  let resolvePermission = () => {};
  const responsePermission = new Promise<void>((resolve) => (resolvePermission = resolve));
  return withApp(
    {
      dependencies: {
        site: async (site) => {
          site.get('/slow', async () => {
            resolveRequestStart();
            await responsePermission;
            await pause(1);
            return site.readInProcess('/categories');
          });
        },
      },
    },
    async (app) => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      const page = fetch(`${url}/slow`);
      await requestStart;
      const shutdown = closeGracefully(app);
      await expect(fetch(`${url}/api/health`)).rejects.toThrow();
      resolvePermission();
      expect(await (await page).json()).toEqual({ status: 200, json: '[]' });
      await shutdown;
    },
  );
});
