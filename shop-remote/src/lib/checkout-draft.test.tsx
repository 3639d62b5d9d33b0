import { fireEvent } from '@testing-library/react';
import { links } from '@rangmala/shared/links';
import { breakStorage } from '../testing/catalogue.ts';
import {
  readCheckoutDraft,
  readOrCreateIdempotencyKey,
  removeCheckoutDraft,
  storeCheckoutDraft,
} from './checkout-draft.ts';

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

const draft = { name: 'Asha Rao', line1: '12 Temple Road' };

test('returns the values of a customer only to the same customer', () => {
  storeCheckoutDraft('asha', draft);
  expect(readCheckoutDraft('asha')).toEqual(draft);
  expect(readCheckoutDraft('ravi')).toEqual({});
  expect(readCheckoutDraft('asha')).toEqual({});
});

test('does not return the values of a customer to a guest', () => {
  storeCheckoutDraft('asha', draft);
  expect(readCheckoutDraft(undefined)).toEqual({});
});

test.each(['a guest', 'the version before'])('keeps the values of %s after signing in', (owner) => {
  if (owner === 'a guest') storeCheckoutDraft(undefined, draft);
  else sessionStorage.setItem('rangmala.checkout', JSON.stringify(draft));
  expect(readCheckoutDraft('asha')).toEqual(draft);
});

test('removes the values and the idempotency key on Sign Out', () => {
  storeCheckoutDraft(undefined, draft);
  const key = readOrCreateIdempotencyKey({ total: 499 });
  const form = document.body.appendChild(document.createElement('form'));
  form.action = links.signOut();
  fireEvent.submit(form);
  form.remove();
  expect(readCheckoutDraft(undefined)).toEqual({});
  expect(readOrCreateIdempotencyKey({ total: 499 })).not.toBe(key);
});
