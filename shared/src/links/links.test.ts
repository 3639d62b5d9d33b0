import { links, sanitizeNextUrl } from './index.ts';

test('puts the choices into the URL of the booking flow', () => {
  expect(links.appointment()).toBe('/appointment');
  const blockPrint = { artType: 'Block Print', artist: undefined };
  expect(links.appointment(blockPrint)).toBe('/appointment?art_type=Block+Print');
  const call = { artist: 'meera', date: '2026-11-25', time: '10:30:00', method: 'Call' } as const;
  expect(links.appointment(call)).toBe('/appointment?artist=meera&date=2026-11-25&time=10:30:00&method=Call');
});

test('escapes the choices', () => {
  expect(links.appointment({ artist: 'a&b=c#d' })).toBe('/appointment?artist=a%26b%3Dc%23d');
  expect(links.calendarFile('../x')).toBe('/api/appointments/..%2Fx/calendar.ics');
});

test.each([
  [undefined, '/artists'],
  ['/artists/meera', '/artists'],
  ['/artists/meera/changepassword', '/artists'],
  ['/artists/meera/sessions/', '/artists'],
  ['/account/orders', '/artists'],
  ['//evil.example/artists/meera/sessions/s1', '/artists'],
  ['/artists/meera/sessions/s1?a=b', '/artists?next=%2Fartists%2Fmeera%2Fsessions%2Fs1%3Fa%3Db'],
])('puts only URLs of sessions into the URL of the artist sign-in: %s', (next, url) =>
  expect(links.artistLogin(next)).toBe(url),
);

describe('sanitizeNextUrl', () => {
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
    const url = new URL(links.signIn('/appointment?art_type=Block Print'), 'http://site');
    expect(sanitizeNextUrl(url.searchParams.get('next'))).toBe('/appointment?art_type=Block%20Print');
  });
});
