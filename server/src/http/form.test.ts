import Fastify from 'fastify';
import { acceptForms } from './form.ts';

test('refuses the 25th concurrent form of a server, counting the forms of all routes', async () => {
  const app = Fastify();
  app.decorate('settings', { rateLimits: false } as never);
  let finishForms = () => {};
  const formsFinished = new Promise<void>((resolve) => (finishForms = resolve));
  for (const path of ['/uploads', '/artworks']) {
    await app.register(async (routes) => {
      await acceptForms(routes);
      routes.post(path, async () => {
        await formsFinished;
        return {};
      });
    });
  }
  const send = async (path: string) => app.inject({ method: 'POST', url: path });
  await app.ready();
  const forms = Array.from({ length: 24 }, (_, index) => send(index % 2 === 0 ? '/uploads' : '/artworks'));
  expect((await Promise.race([send('/artworks'), ...forms])).statusCode).toBe(429);
  finishForms();
  expect(new Set((await Promise.all(forms)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await send('/uploads')).statusCode).toBe(200);
  await app.close();
});
