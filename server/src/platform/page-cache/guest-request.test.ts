import { canGetGuestPages } from './guest-request.ts';

const ORDER = 'rangmala_order_RM-1=token';

it.each([
  ['no cookie', '', true, true],
  ['a canary bucket and cookies of other software', 'analytics=7; rangmala_bucket=7', true, true],
  ['a session', '__Host-rangmala_session=x', false, false],
  ['an order', ORDER, true, false],
  ['an order and a canary bucket', `${ORDER}; rangmala_bucket=7`, true, false],
  ['an order and a session', `${ORDER}; rangmala_session=x`, false, false],
])(
  'decides whether a visitor with %s gets cached or newly rendered guest pages',
  (_, cookie, cached, rendered) => {
    expect(canGetGuestPages({ cookie }, true)).toBe(cached);
    expect(canGetGuestPages({ cookie }, false)).toBe(rendered);
  },
);

it('serves no guest pages for a request with an Authorization header', () => {
  expect(canGetGuestPages({ authorization: 'Bearer x' }, true)).toBe(false);
});
