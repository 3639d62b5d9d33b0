import { setImmediate as settled } from 'node:timers/promises';
import { Gate } from './hash-semaphore.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is kept as argon2id at the recommended cost, salted', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('only the password itself is right, to its last character', async () => {
  const long = '🪔'.repeat(127) + 'a';
  const kept = await hashPassword(long);
  expect(await isPassword(kept, long)).toBe(true);
  expect(await isPassword(kept, '🪔'.repeat(127) + 'b')).toBe(false);
  expect(await isPassword(kept, '')).toBe(false);
});

test('the same characters on another keyboard are the same password', async () => {
  const kept = await hashPassword('caf\u00e9 in warangal');
  expect(await isPassword(kept, 'cafe\u0301 in warangal')).toBe(true);
});

test.each([null, undefined])('where %p is kept no password is right', async (kept) => {
  expect(await isPassword(kept, 'correct horse')).toBe(false);
});

test('a gate lets so many through at a time, others in turn, and turns away whom it cannot seat', async () => {
  const gate = new Gate(2, 2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const visit = (number: number) =>
    gate.through(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  const visits = [visit(1), visit(2), visit(3), visit(4)];
  await expect(visit(5)).rejects.toMatchObject({ statusCode: 503 });
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await settled();
  ends[3]?.();
  expect(await Promise.all(visits)).toEqual([1, 2, 3, 4]);
});

test('who fails leaves the gate too', async () => {
  const gate = new Gate(1, 0);
  await expect(gate.through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.through(async () => 'yes')).toBe('yes');
});
