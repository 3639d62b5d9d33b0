import { isGuest } from './guest-request.ts';

it.each([
  ['no cookie', '', true],
  ['a canary bucket and cookies of other software', 'analytics=7; rangmala_bucket=7', true],
  ['a canary bucket on https', '__Host-rangmala_bucket=7', true],
  ['a session', '__Host-rangmala_session=x', false],
  ['a preview after another cookie', 'a=b;rangmala_preview=x', false],
  ['an order', 'rangmala_order_RM-1=token', false],
  ['an order and a canary bucket', 'rangmala_bucket=7; rangmala_order_RM-1=token', false],
])('decides whether a visitor with %s gets the pages of guests', (_, cookie, expected) => {
  expect(isGuest({ cookie })).toBe(expected);
});

it('does not treat a request with an Authorization header as the request of a guest', () => {
  expect(isGuest({ authorization: 'Bearer x' })).toBe(false);
});
