import { hashPassword, isPasswordCorrect } from './passwords.ts';

test('hashes with argon2id at the recommended cost and with a salt', async () => {
  const [firstHash, secondHash] = await Promise.all([
    hashPassword('correct horse'),
    hashPassword('correct horse'),
  ]);
  expect(firstHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(firstHash).not.toBe(secondHash);
});

test('accepts the same characters in another Unicode normalisation', async () => {
  const passwordHash = await hashPassword('caf\u00e9 in warangal');
  expect(await isPasswordCorrect(passwordHash, 'cafe\u0301 in warangal')).toBe(true);
});

test.each([null, undefined])('rejects every password when the hash is %p', async (passwordHash) => {
  expect(await isPasswordCorrect(passwordHash, 'correct horse')).toBe(false);
});
