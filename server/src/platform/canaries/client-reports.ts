const HOUR_MS = 60 * 60 * 1000;

/** What one address can add to a release's counts in an hour: enough to be heard, too little to decide alone. */
const MOST = { loads: 5, failures: 1 };

/** Addresses with what they said that are kept in mind; with more, everybody begins anew. */
const MOST_KEPT = 50_000;

/** Keeps one stranger from taking a good release back, or a bad one's failures from being noticed. */
export class Witnesses {
  #hour = 0;
  readonly #heard = new Map<string, number>();

  /** Whether what is said from this address still counts; asking counts. */
  isHeard(address: string, kind: keyof typeof MOST, release: string, now = Date.now()): boolean {
    const hour = Math.floor(now / HOUR_MS);
    if (hour !== this.#hour || this.#heard.size >= MOST_KEPT) this.#heard.clear();
    this.#hour = hour;
    const key = `${address} ${kind} ${release}`;
    const said = (this.#heard.get(key) ?? 0) + 1;
    this.#heard.set(key, said);
    return said <= MOST[kind];
  }
}
