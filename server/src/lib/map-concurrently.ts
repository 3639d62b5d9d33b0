/**
 * Runs `work` for each item, up to `concurrency` at a time. Starts no further items after an error, and waits for those
 * that run.
 * @returns the results in the order of the items
 * @throws the first error of `work`
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const pending = items.entries();
  let failure: { error: unknown } | undefined;
  const runLane = async () => {
    for (const [index, item] of pending) {
      if (failure) return;
      try {
        results[index] = await work(item, index);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runLane));
  if (failure) throw failure.error;
  return results;
}
