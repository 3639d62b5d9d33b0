import { mapConcurrently } from './map-concurrently.ts';

test('runs at most the given number of items at a time, and returns the results in order', async () => {
  const finishers: (() => void)[] = [];
  const result = mapConcurrently(['a', 'b', 'c'], 2, async (item, index) => {
    await new Promise<void>((resolve) => finishers.push(resolve));
    return `${item}${index}`;
  });
  expect(finishers).toHaveLength(2);
  for (let done = 0; done < 3; done += 1) {
    finishers[done]?.();
    await new Promise(setImmediate);
  }
  expect(await result).toEqual(['a0', 'b1', 'c2']);
});

test('throws the first error after the running items, and starts no others', async () => {
  const started: string[] = [];
  const result = mapConcurrently(['bad', 'slow', 'never'], 2, async (item) => {
    started.push(item);
    await new Promise(setImmediate);
    if (item === 'bad') throw new Error('bad item');
  });
  await expect(result).rejects.toThrow('bad item');
  expect(started).toEqual(['bad', 'slow']);
});
