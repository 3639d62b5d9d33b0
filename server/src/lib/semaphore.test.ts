import { setImmediate as flushPromises } from 'node:timers/promises';
import { Semaphore } from './semaphore.ts';

const createError = () => new Error('full');

test('runs two tasks at a time in order and refuses a task when too many wait', async () => {
  const semaphore = new Semaphore(2, 2, createError);
  const started: number[] = [];
  const finishTask: (() => void)[] = [];
  const task = (number: number) =>
    semaphore.run(async () => {
      started.push(number);
      await new Promise<void>((resolve) => finishTask.push(resolve));
      return number;
    });
  const results = [task(1), task(2), task(3), task(4)];
  await expect(task(5)).rejects.toThrow('full');
  expect(started).toEqual([1, 2]);
  finishTask[1]?.();
  await flushPromises();
  expect(started).toEqual([1, 2, 3]);
  finishTask[0]?.();
  finishTask[2]?.();
  await flushPromises();
  finishTask[3]?.();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

test('frees the permit of a failed task', async () => {
  const semaphore = new Semaphore(1, 0, createError);
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore.run(async () => 'yes')).toBe('yes');
});
