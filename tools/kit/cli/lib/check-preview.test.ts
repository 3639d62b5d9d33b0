import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPreview } from './check-preview.ts';

const { PATH } = process.env;
const originalFetch = globalThis.fetch;
const originalWrite = process.stdout.write;
let folder = '';
let requests: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-preview-'));
  requests = [];
  process.stdout.write = () => true;
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env['PATH'] = PATH;
  globalThis.fetch = originalFetch;
  process.stdout.write = originalWrite;
});

/**
 * Replaces fetch with a mock of a site. The site answers the start of a browser check with `startResponse` and
 * returns no neighbours with journeys.
 */
function mockSite(startResponse: object) {
  globalThis.fetch = async (url, { method } = {}) => {
    const { pathname } = new URL(url as string);
    requests.push(pathname);
    if (pathname.endsWith('/neighbours')) return Response.json({ neighbours: [] });
    return Response.json(method === 'POST' ? startResponse : { state: 'passed', problems: [], report: '' });
  };
}

/**
 * Adds a Playwright configuration, and replaces `npx` with a script that stores the link of the preview and exits with
 * `status`.
 */
function addJourneys(status: number) {
  writeFileSync(join(folder, 'playwright.config.mjs'), '');
  const script = `#!/bin/sh\necho "$RANGMALA_PREVIEW" > '${join(folder, 'opened')}'\nexit ${status}\n`;
  writeFileSync(join(folder, 'npx'), script, { mode: 0o755 });
  process.env['PATH'] = `${folder}:${PATH}`;
}

const NO_CHROMIUM = { unavailable: 'This site has no Chromium.' };

const runCheck = (mustOpen: boolean) =>
  checkPreview(
    { folder, site: 'https://shop.example', app: 'shop', version: '1', preview: 'https://shop.example/link' },
    { mustOpen },
  );

it('fails with mustOpen when the site has no browser and the remote has no journeys', async () => {
  mockSite(NO_CHROMIUM);
  await expect(runCheck(true)).rejects.toThrow(/^shop 1 is not deployed: no browser has opened it/);
});

it('passes without mustOpen when the site has no browser and the remote has no journeys', async () => {
  mockSite(NO_CHROMIUM);
  await expect(runCheck(false)).resolves.toBeUndefined();
});

it('passes with mustOpen when the site has opened the release', async () => {
  mockSite({ id: 'a', report: 'https://shop.example/_checks/a' });
  await expect(runCheck(true)).resolves.toBeUndefined();
});

it('runs the journeys of the remote and requests the journeys of its neighbours', async () => {
  mockSite(NO_CHROMIUM);
  addJourneys(0);
  await expect(runCheck(true)).resolves.toBeUndefined();
  expect(readFileSync(join(folder, 'opened'), 'utf8')).toBe('https://shop.example/link\n');
  expect(requests).toEqual(['/_releases/shop/checks', '/_releases/shop/neighbours']);
});

it('fails when a journey of the remote fails', async () => {
  mockSite(NO_CHROMIUM);
  addJourneys(1);
  await expect(runCheck(true)).rejects.toThrow('The journeys of shop failed with 1.');
});
