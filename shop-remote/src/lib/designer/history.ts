/** A value with its undo and redo history. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** Group of the last change: changes of one gesture or field are undone together. */
  group: string | undefined;
}

/** Number of steps that can be undone. */
const MAX_STEPS = 100;

export function beginHistory<T>(now: T): History<T> {
  return { past: [], now, future: [], group: undefined };
}

/** Adds a change; changes of the same group are one step. */
export function record<T>(history: History<T>, next: T, group?: string): History<T> {
  if (next === history.now) return history;
  const isSameStep = group !== undefined && group === history.group;
  const past = isSameStep ? history.past : [...history.past, history.now].slice(-MAX_STEPS);
  return { past, now: next, future: [], group };
}

/** Returns the history with every state changed. Undo and redo stay possible. */
export function mapHistory<T>({ past, now, future, group }: History<T>, change: (state: T) => T): History<T> {
  return { past: past.map(change), now: change(now), future: future.map(change), group };
}

export function undo<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const previous = past.at(-1);
  if (previous === undefined) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: previous, future: [now, ...future], group: undefined };
}

export function redo<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const [following, ...later] = future;
  if (following === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: following, future: later, group: undefined };
}
