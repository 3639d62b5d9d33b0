import { toRoutableUrl } from './routable-url.ts';

test.each([
  ['/about?a=b', '/about?a=b'],
  ['http://shop.example/about?a=b', '/about?a=b'],
  ['HTTPS://shop.example:8443', '/'],
  ['http://shop.example/api/products/%', '/api/products/%'],
  ['http://shop.example/%', '/not-found'],
  ['http://shop.example/%00', '/not-found'],
  ['http://[', '/not-found'],
  ['ftp://shop.example/about', '/not-found'],
  ['*', '/not-found'],
  ['', '/not-found'],
])('routes %p to %p', (url, expected) => {
  expect(toRoutableUrl(url)).toBe(expected);
});
