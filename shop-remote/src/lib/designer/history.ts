/** A value with its undo and redo history. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Group of the last change. Consecutive changes of the same group are undone together. */
  group: string | undefined;
}

/** Largest number of steps that can be undone. */
const MAX_STEPS = 100;

export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], group: undefined };
}

/** Returns the history with a new present value. Consecutive changes of the same group are one undo step. */
export function recordChange<T>(history: History<T>, newValue: T, group?: string): History<T> {
  if (newValue === history.present) return history;
  const isSameStep = group !== undefined && group === history.group;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: newValue, future: [], group };
}

/** Returns the history with all past, present and future states changed. */
export function mapHistory<T>(
  { past, present, future, group }: History<T>,
  change: (state: T) => T,
): History<T> {
  return { past: past.map(change), present: change(present), future: future.map(change), group };
}

export function undo<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const previous = past.at(-1);
  if (previous === undefined) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], group: undefined };
}

export function redo<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const [following, ...later] = future;
  if (following === undefined) return { past, present, future, ...rest };
  return { past: [...past, present], present: following, future: later, group: undefined };
}
