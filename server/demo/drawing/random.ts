/** A source of repeatable chance: the same seed always draws the same picture. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  (): number;
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
}

/** Turns any text into a 32-bit number (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Makes a {@link Random} from a seed (mulberry32). */
export function seeded(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const random = next as Random;
  random.between = (low, high) => low + (high - low) * next();
  random.whole = (low, high) => Math.floor(random.between(low, high + 1));
  random.pick = (list) => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('pick: the list is empty');
    return chosen;
  };
  random.chance = (probability) => next() < probability;
  return random;
}
