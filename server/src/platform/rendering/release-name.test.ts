import { isSameRelease } from './release-name.ts';

const shop = { app: 'shop', version: '1.0.0' };

it.each([
  ['the same app and version', { app: 'shop', version: '1.0.0' }, true],
  ['the same version of another app', { app: 'gallery', version: '1.0.0' }, false],
  ['another version of the app', { app: 'shop', version: '1.0.1' }, false],
  ['no release', undefined, false],
])('decides whether a release is equal to %s', (_what, other, expected) => {
  expect(isSameRelease(shop, other)).toBe(expected);
});
