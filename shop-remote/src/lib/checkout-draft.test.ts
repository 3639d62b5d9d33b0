import { breakStorage } from '../testing/catalogue.ts';
import { readOrCreateIdempotencyKey, removeCheckoutDraft } from './checkout-draft.ts';

beforeEach(removeCheckoutDraft);

test('keeps the idempotency key of an unchanged order, also after a reload', async () => {
  const key = readOrCreateIdempotencyKey({ total: 499 });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(readOrCreateIdempotencyKey({ total: 499 })).toBe(key);
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import('./checkout-draft.ts');
    expect(reloaded.readOrCreateIdempotencyKey({ total: 499 })).toBe(key);
    expect(reloaded.readOrCreateIdempotencyKey({ total: 998 })).not.toBe(key);
  });
});

test('keeps the idempotency key of an unchanged order when the browser stores nothing', () => {
  breakStorage('getItem', 'setItem', 'removeItem');
  const key = readOrCreateIdempotencyKey({ total: 499 });
  expect(readOrCreateIdempotencyKey({ total: 499 })).toBe(key);
  expect(readOrCreateIdempotencyKey({ total: 998 })).not.toBe(key);
});

test('uses a new idempotency key for the same order after an order was placed', () => {
  const key = readOrCreateIdempotencyKey({ total: 499 });
  removeCheckoutDraft();
  expect(readOrCreateIdempotencyKey({ total: 499 })).not.toBe(key);
});
