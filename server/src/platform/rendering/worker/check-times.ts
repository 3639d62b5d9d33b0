/** Shortest time between two checks of the built-in objects for the same remote. */
const CHECK_INTERVAL_MS = 100;

/**
 * Stores when the built-in objects were last checked for each remote. Uses no functions of built-in objects, because a
 * page may have changed these functions.
 */
export class CheckTimes {
  /**
   * Time of the last check in milliseconds, by remote. The object has no prototype, because a bundle could change the
   * prototype.
   */
  readonly #checkedAt = Object.create(null) as Record<string, number>;

  /**
   * Returns whether the last check of at least one of the remotes is older than {@link CHECK_INTERVAL_MS} or missing.
   */
  isDue(remotes: readonly string[], time: number): boolean {
    for (let index = 0; index < remotes.length; index += 1) {
      const checkedAt = this.#checkedAt[remotes[index] ?? ''];
      if (checkedAt === undefined || time - checkedAt >= CHECK_INTERVAL_MS) return true;
    }
    return false;
  }

  record(remotes: readonly string[], time: number): void {
    for (let index = 0; index < remotes.length; index += 1) this.#checkedAt[remotes[index] ?? ''] = time;
  }
}
