import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withApp, withFolder } from '../../testing/app.ts';
import { testWith } from '../../testing/test-with.ts';
import { expectError } from '../../testing/errors.ts';

const env = {
  LEGAL_NAME: 'Kakatiya Crafts Private Limited',
  GSTIN: '36AAPFU0939F1ZW',
  GRIEVANCE_OFFICER: 'Meera Rao',
  GRIEVANCE_EMAIL: 'grievances@rangmala.example',
  SITE_ADDRESS: '4-2-17 Subedari|Warangal 506001',
};

const test = testWith<[folder: string]>(withFolder);

test('serves the built-in texts with the settings filled in', () =>
  withApp({ env }, async (app) => {
    for (const page of ['terms', 'privacy', 'returns', 'delivery']) {
      const response = await app.inject({ url: `/api/information/${page}` });
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toMatch(/\{\w+\}/);
      expect(response.json<{ blocks: unknown[] }>().blocks.length).toBeGreaterThan(5);
    }
  }));

test('serves terms of use and no built-in texts about orders when the checkout is off', async (folder) => {
  await writeFile(join(folder, 'returns.md'), 'We take back everything.');
  await withApp({ env: { ...env, CHECKOUT: 'off', INFORMATION_DIR: folder } }, async (app) => {
    expect((await app.inject('/api/information/delivery')).statusCode).toBe(404);
    expect((await app.inject('/api/information/returns')).body).toContain('We take back everything.');
    expect(app.settings.site.hiddenPaths).toEqual([
      '/delivery',
      '/checkout',
      '/orders',
      '/account/addresses',
    ]);
    for (const page of ['terms', 'privacy']) {
      const { body } = await app.inject(`/api/information/${page}`);
      expect(body).toContain('Meera Rao');
      expect(body).not.toMatch(/\border|deliver|invoice|courier|refund|GSTIN|checkout|\bpay\b/i);
    }
  });
});

test('returns 404 for an unknown information page', () =>
  withApp(async (app) => {
    for (const page of ['imprint', 'constructor', '__proto__']) {
      const response = await app.inject({ url: `/api/information/${page}` });
      expectError(response, 404, 'There is no such text.');
    }
  }));

test('serves the owner’s file in place of the built-in text', async (folder) => {
  await writeFile(join(folder, 'terms.md'), '## Our terms\n\n{legal_name} sells.');
  await withApp({ env: { ...env, INFORMATION_DIR: folder } }, async (app) => {
    expect((await app.inject({ url: '/api/information/terms' })).json()).toEqual({
      blocks: [
        { kind: 'heading', text: 'Our terms' },
        { kind: 'paragraph', runs: [{ text: 'Kakatiya Crafts Private Limited sells.' }] },
      ],
    });
    expect((await app.inject({ url: '/api/information/privacy' })).statusCode).toBe(200);
  });
});
