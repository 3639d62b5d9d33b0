import { runInNewContext } from 'node:vm';
import { withTeamSite } from '../../testing/team-site.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { createOutlineScript } from './outline-script.ts';

const SCRIPT = '/_status/outlines.js';

it('adds the script only for a browser that has switched the outlines on', () =>
  withTeamSite(async ({ app, getPage }) => {
    expect(await getPage()).not.toContain(SCRIPT);
    const switchOnResponse = await app.inject({
      method: 'POST',
      url: '/_status/outlines',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([switchOnResponse.statusCode, switchOnResponse.headers.location]).toEqual([303, '/']);
    const [cookie] = switchOnResponse.cookies;
    const page = await app.inject({ url: '/', headers: { cookie: `${cookie?.name}=${cookie?.value}` } });
    const [, nonce = ''] = /nonce="([^"]+)" defer src="\/_status\/outlines\.js"/.exec(page.body) ?? [];
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(page.headers['cache-control']).toContain('private');
    const switchOffResponse = await app.inject('/_status/outlines/off');
    expect(switchOffResponse.cookies[0]).toMatchObject({ name: cookie?.name, value: '' });
    expect(await getPage()).not.toContain(SCRIPT);
  }));

it('serves a script that uses no names from outside the script', () =>
  withTeamSite(async ({ app }) => {
    const { body, headers } = await app.inject(SCRIPT);
    expect(headers['content-type']).toContain('text/javascript');
    expect(body).toBe(createOutlineScript());
    // The script runs until it needs the page. A name from outside the script would cause a ReferenceError.
    const document = { getElementById: () => ({ textContent: '{}' }) };
    expect(() => void runInNewContext(body, { document })).toThrow(/createElement is not a function/);
  }));

it('returns the sizes of the parts of published releases', () =>
  withTeamSite(async ({ app }) => {
    const version = (await findCurrentSnapshot(app.db))?.live['shop'] ?? '';
    const response = await app.inject(`/_status/parts.json?releases=shop@${version},shop@none,constructor`);
    const sizes = response.json<Record<string, Record<string, number>>>();
    expect(Object.keys(sizes)).toEqual(['shop']);
    expect(sizes['shop']?.['CartPage']).toBeGreaterThan(0);
    expect((await app.inject('/_status/parts.json')).statusCode).toBe(400);
    const listReleases = (count: number) =>
      Array.from({ length: count }, (_, index) => `shop@${index}`).join(',');
    expect((await app.inject(`/_status/parts.json?releases=${listReleases(20)}`)).statusCode).toBe(200);
    expect((await app.inject(`/_status/parts.json?releases=${listReleases(21)}`)).statusCode).toBe(400);
  }));
