import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeGracefully } from './graceful-shutdown.ts';
import { withApp } from '../testing/app.ts';

test('waits for requests in progress and their API calls before it closes', () => {
  let onStart = () => {};
  const started = new Promise<void>((resolve) => (onStart = resolve));
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => (allow = resolve));
  return withApp(
    async (app) => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      const page = fetch(`${address}/slow`);
      await started;
      const closed = closeGracefully(app);
      await expect(fetch(`${address}/api/health`)).rejects.toThrow();
      allow();
      expect(await (await page).json()).toEqual({ status: 200, body: [] });
      await closed;
    },
    {
      parts: {
        site: async (site) => {
          site.get('/slow', async () => {
            onStart();
            await allowed;
            await pause(1);
            return site.readInProcess('/categories');
          });
        },
      },
    },
  );
});

test('closes without waiting for unused connections', () =>
  withApp(async (app) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const unused = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const ended = once(unused, 'close');
    await once(app.server, 'connection');
    await closeGracefully(app);
    await ended;
  }));
