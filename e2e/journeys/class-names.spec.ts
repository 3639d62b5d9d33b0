import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../helpers/site.ts';

/** Returns the ids of the styled components in a bundle. The ids are part of the class names. */
const listComponentIds = (code: string): string[] =>
  [...new Set(code.match(/\b[\w-]+__sc-[0-9a-f]+-\d+/g))].sort();

test('has the same styled components on the server and in the browser', () => {
  for (const folder of ['shell', 'shop-remote', 'gallery-remote', 'booking-remote']) {
    const release = join(ROOT, folder, 'dist', 'release');
    const scripts = readdirSync(join(release, 'browser'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(release, 'browser', file), 'utf8'));
    const idsOnServer = listComponentIds(readFileSync(join(release, 'server.cjs'), 'utf8'));
    expect(idsOnServer.length, folder).toBeGreaterThan(10);
    expect(listComponentIds(scripts.join('\n')), folder).toEqual(expect.arrayContaining(idsOnServer));
  }
});
