import { test } from '../../testing/app.ts';
import { hasValidSignature, signPath } from './access.ts';

const HOUR_MS = 60 * 60_000;
const PATH = '/designs/d1/pictures/front.jpg';

test('accepts a signed URL for at least an hour, and refuses the URL two hours later', async ({ db }) => {
  const signedAt = new Date('2026-11-20T03:30:00.000Z');
  const url = new URL(await signPath(db, signedAt, PATH), 'http://localhost');
  const query = Object.fromEntries(url.searchParams);
  const isValidAfter = (ms: number) => hasValidSignature(db, new Date(signedAt.getTime() + ms), PATH, query);
  expect(await isValidAfter(HOUR_MS)).toBe(true);
  expect(await isValidAfter(2 * HOUR_MS)).toBe(false);
});
