export interface Random {
  /** The next number in [0, 1). */
  (): number;
  between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  chance: (probability: number) => boolean;
  /** Roughly normal around 0: a hand that trembles by `spread`. */
  tremble: (spread: number) => number;
  shuffle: <T>(list: readonly T[]) => T[];
}

/** The same numbers for the same seed, so that a picture is the same at every drawing (mulberry32). */
export function seeded(seed: string): Random {
  let state = 0x9e3779b9;
  for (const character of seed)
    state = Math.imul(state ^ character.charCodeAt(0), 0x85ebca6b) ^ (state >>> 13);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random = next as Random;
  random.between = (low, high) => low + next() * (high - low);
  random.whole = (low, high) => low + Math.floor(next() * (high - low + 1));
  random.pick = <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T;
  random.chance = (probability) => next() < probability;
  random.tremble = (spread) => (next() + next() + next() - 1.5) * spread;
  random.shuffle = <T>(list: readonly T[]) => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = Math.floor(next() * (i + 1));
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };
  return random;
}
