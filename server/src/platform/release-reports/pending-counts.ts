/** Adds counts up in memory, by key, until {@link PendingCounts.flush} writes them. */
export class PendingCounts<Key extends object, Counts extends Record<string, number>> {
  readonly #write: (key: Key, counts: Counts) => Promise<unknown>;
  readonly #pending = new Map<string, { key: Key; counts: Counts }>();

  /** @param write adds counts to the database */
  constructor(write: (key: Key, counts: Counts) => Promise<unknown>) {
    this.#write = write;
  }

  add(key: Key, counts: Counts): void {
    const text = JSON.stringify(key);
    const earlierCounts = this.#pending.get(text)?.counts;
    const sums = Object.entries(counts).map(([name, count]) => [name, count + (earlierCounts?.[name] ?? 0)]);
    this.#pending.set(text, { key, counts: Object.fromEntries(sums) as Counts });
  }

  /**
   * Writes the counts. When a write fails, the counts that are not written yet are lost.
   * @throws the error of the database
   */
  async flush(): Promise<void> {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { key, counts } of pending) await this.#write(key, counts);
  }
}
