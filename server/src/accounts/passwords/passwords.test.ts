import { hashPassword, isPasswordCorrect } from './passwords.ts';

// server/src/testing/argon2.ts checks the cost of every hash.
test('hashes with argon2id and with a salt', async () => {
  const [firstHash, secondHash] = await Promise.all([
    hashPassword('correct horse'),
    hashPassword('correct horse'),
  ]);
  expect(firstHash).toMatch(/^\$argon2id\$v=19\$/);
  expect(firstHash).not.toBe(secondHash);
});

test('accepts the same characters in another Unicode normalisation', async () => {
  const passwordHash = await hashPassword('caf\u00e9 in warangal');
  expect(await isPasswordCorrect(passwordHash, 'cafe\u0301 in warangal')).toBe(true);
});

test.each([null, undefined])('rejects every password when the hash is %p', async (passwordHash) => {
  expect(await isPasswordCorrect(passwordHash, 'correct horse')).toBe(false);
});
