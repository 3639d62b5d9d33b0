import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeGently } from './graceful-shutdown.ts';
import { withApp } from '../testing/app.ts';

test('closing waits for requests in progress, which may still call the API', () => {
  let begun = () => {};
  const started = new Promise<void>((resolve) => (begun = resolve));
  let goOn = () => {};
  const allowed = new Promise<void>((resolve) => (goOn = resolve));
  return withApp(
    async (app) => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      const page = fetch(`${address}/slow`);
      await started;
      const closed = closeGently(app);
      await expect(fetch(`${address}/api/health`)).rejects.toThrow();
      goOn();
      expect(await (await page).json()).toEqual({ status: 200, body: [] });
      await closed;
    },
    {
      parts: {
        site: async (site) => {
          site.get('/slow', async () => {
            begun();
            await allowed;
            await pause(1);
            return site.readInProcess('/categories');
          });
        },
      },
    },
  );
});

test('closing does not wait for unused connections', () =>
  withApp(async (app) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const unused = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const ended = once(unused, 'close');
    await once(app.server, 'connection');
    await closeGently(app);
    await ended;
  }));
