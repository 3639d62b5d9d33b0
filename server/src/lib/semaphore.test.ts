import { setImmediate as settled } from 'node:timers/promises';
import { Semaphore } from './semaphore.ts';

const full = () => new Error('full');

test('runs two tasks at a time, the next in order, and refuses when too many wait', async () => {
  const semaphore = new Semaphore(2, 2, full);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (number: number) =>
    semaphore.run(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  const results = [task(1), task(2), task(3), task(4)];
  await expect(task(5)).rejects.toThrow('full');
  expect(started).toEqual([1, 2]);
  ends[1]?.();
  await settled();
  expect(started).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await settled();
  ends[3]?.();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

test('a failed task frees its permit', async () => {
  const semaphore = new Semaphore(1, 0, full);
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore.run(async () => 'yes')).toBe('yes');
});
