import { links, sanitizeNextUrl } from '@rangmala/shared/links';

test.each([
  '/',
  '/account/orders',
  '/appointment?art_type=warli&artist=2#time',
  '/shop/wall-decor',
  '/search?q=//evil.example',
  '/artists/meera',
  '/signings',
])('accepts %s', (next) => expect(sanitizeNextUrl(next, '/account')).toBe(next));

test.each([
  null,
  undefined,
  '',
  'account',
  'https://evil.example',
  'HTTPS:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' /account',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '//evil.example:x',
  '/signin',
  '/SignIn?next=%2Fsignin',
  '/x/../login',
  '/auth-callback?email=eve@example.com',
  '/api/login/google',
  `/${'x'.repeat(2000)}`,
])('returns the fallback for %j', (next) => {
  expect(sanitizeNextUrl(next, '/account')).toBe('/account');
  expect(sanitizeNextUrl(next)).toBe('/');
});

test('accepts the URL in a sign-in link, and escapes its spaces', () => {
  const next = new URLSearchParams(links.signIn('/appointment?art_type=Block Print').split('?')[1]).get(
    'next',
  );
  expect(sanitizeNextUrl(next)).toBe('/appointment?art_type=Block%20Print');
});
