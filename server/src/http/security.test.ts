import { test } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';

const contact = {
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'Hello',
  message: 'Namaste',
  phone: '',
  company: '',
};

test('refuses a NUL character in fields, their names, nested lists and queries', async (app) => {
  for (const payload of [
    { ...contact, message: 'a\0b' },
    { ...contact, 'a\0b': 1 },
    { ...contact, more: [{ deep: ['a\0b'] }] },
  ]) {
    const response = await app.inject({ method: 'POST', url: '/api/contact', payload });
    expectError(response, 400, 'The request contains a character that cannot be stored.');
  }
  expect((await app.inject('/api/items?category=a%00b')).statusCode).toBe(400);
});

test('refuses deeply nested lists with a 4xx status', async (app) => {
  const deep = '['.repeat(60_000) + ']'.repeat(60_000);
  const response = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json' },
    payload: `{"name":${deep}}`,
  });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
});
