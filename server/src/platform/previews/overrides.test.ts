import type { FastifyInstance } from 'fastify';
import { withReleases } from '../../testing/team-site.ts';
import { testWith } from '../../testing/test-with.ts';

const withSite = (overrides: 'on' | 'off', work: (app: FastifyInstance) => Promise<void>) =>
  withReleases([{ app: 'shell' }, { app: 'shop' }], work, { env: { DEV_OVERRIDES: overrides } });

const submitForm = (app: FastifyInstance, fields: string, origin?: string) =>
  app.inject({
    method: 'POST',
    url: '/_dev',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin ? { origin, 'sec-fetch-site': 'cross-site' } : {}),
    },
    payload: fields,
  });

const test = testWith<[app: FastifyInstance]>((work) => withSite('on', work));

test('loads a remote from the developer’s machine, and removes the override at /_dev/leave', async (app) => {
  const page = await app.inject('/_dev?app=shop&port=3101');
  expect(page.body).toContain('Show shop from your own machine?');
  expect(page.cookies).toEqual([]);
  const response = await submitForm(app, 'app=shop&port=3101');
  expect(response.statusCode).toBe(303);
  const [cookie] = response.cookies;
  const sitePage = await app.inject({ url: '/', cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } });
  expect(sitePage.body).toContain('"development":{"shop":"http://localhost:3101/"}');
  expect(String(sitePage.headers['content-security-policy'])).toContain('ws://localhost:3101');
  expect((await app.inject('/_dev/leave')).cookies[0]).toMatchObject({ name: cookie?.name, value: '' });
});

it('returns 404 and ignores the cookie when the settings do not allow overrides', () =>
  withSite('off', async (app) => {
    expect((await app.inject('/_dev?app=shop&port=3101')).statusCode).toBe(404);
    expect((await submitForm(app, 'app=shop&port=3101')).statusCode).toBe(404);
    const page = await app.inject({ url: '/', cookies: { rangmala_dev: 'shop=3101' } });
    expect(page.body).not.toContain('"development"');
  }));

test('refuses a form from another site', async (app) => {
  const response = await submitForm(app, 'app=shop&port=3101', 'https://evil.example');
  expect(response.statusCode).toBe(403);
  expect(response.cookies).toEqual([]);
});
