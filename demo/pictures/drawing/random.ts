/** A seeded random number generator: the same seed always gives the same numbers. */
export interface Random {
  /** The next number from 0 up to, not including, 1. */
  (): number;
  between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  /** @throws Error when the list is empty */
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
  /** A roughly normal number around 0, at most 1.5 × `spread` away. */
  tremble: (spread: number) => number;
  /** A shuffled copy. */
  shuffle: <T>(list: readonly T[]) => T[];
}

/** Turns a text into a 32-bit number. */
function hashText(text: string): number {
  let hash = 0x9e3779b9;
  for (const character of text) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x85ebca6b) ^ (hash >>> 13);
  }
  return hash;
}

/** Makes a {@link Random} from a seed, with the generator mulberry32. */
export function seeded(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    whole: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('pick: the list is empty');
      return list[Math.floor(next() * list.length)] as T;
    },
    chance: (probability: number) => next() < probability,
    tremble: (spread: number) => (next() + next() + next() - 1.5) * spread,
    shuffle: <T>(list: readonly T[]): T[] => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = Math.floor(next() * (i + 1));
        [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
      }
      return copy;
    },
  });
}
