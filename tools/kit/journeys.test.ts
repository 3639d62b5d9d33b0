import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neighboursSchema } from '@rangmala/shared/contract/journeys';
import { writeJourneys } from './cli/lib/neighbour-journeys.ts';
import { readJourneys } from './journeys.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rangmala-journeys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads the TypeScript files below journeys/ and writes the files to a folder with the name of the remote', () => {
  expect(readJourneys(folder)).toBeUndefined();
  mkdirSync(join(folder, 'journeys', 'cart'), { recursive: true });
  writeFileSync(join(folder, 'journeys', 'cart', 'cart.spec.ts'), 'a journey');
  writeFileSync(join(folder, 'journeys', 'notes.txt'), 'not a journey');
  const journeys = readJourneys(folder) ?? {};
  expect(journeys).toEqual({ 'cart/cart.spec.ts': 'a journey' });

  const target = join(folder, 'dist', 'journeys');
  mkdirSync(join(target, 'retired'), { recursive: true });
  writeJourneys(target, [{ app: 'shop', version: '1.0.0', journeys }]);
  expect(readFileSync(join(target, 'shop', 'cart', 'cart.spec.ts'), 'utf8')).toBe('a journey');
  expect(existsSync(join(target, 'playwright.config.mjs'))).toBe(true);
  expect(existsSync(join(target, 'retired'))).toBe(false);
});

it.each(['../outside.ts', '/etc/outside.ts', 'a/../../b.ts', '.hidden.ts', 'a//b.ts'])(
  'rejects a journey of a neighbour with the path %s',
  (path) => {
    const neighbours = [{ app: 'shop', version: '1.0.0', journeys: { [path]: '' } }];
    expect(neighboursSchema.safeParse({ neighbours }).success).toBe(false);
  },
);
