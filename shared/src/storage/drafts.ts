import { useMemo, useState } from 'react';
import { onSignOut } from './on-sign-out.ts';
import { readStoredText, writeStoredText } from './stored-text.ts';

/** Returns the value that this tab stores below a key; undefined without one, and when it cannot be read. */
export function readTabValue(key: string): unknown {
  try {
    return JSON.parse(readStoredText('sessionStorage', key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value in this tab; undefined removes it. */
export const storeTabValue = (key: string, value: unknown): void =>
  writeStoredText('sessionStorage', key, value === undefined ? null : JSON.stringify(value));

const DRAFT_PREFIX = 'rangmala.draft.';

export interface DraftFormat<T> {
  empty: T;
  /** Returns the draft in a stored value. Throws when the value is invalid or belongs to another owner. */
  decode: (stored: unknown, owner: string) => T;
  /** Returns the value to store; undefined for an empty draft. */
  encode: (draft: T, owner: string) => unknown;
}

/**
 * Returns what a visitor has entered and not sent yet, and a function that changes it. This tab stores the draft, also
 * beyond the end of the session, until the visitor signs out.
 * @param owner id of the visitor; undefined for a guest and before hydration, when nothing is read and stored
 */
export function useDraft<T>(
  name: string,
  owner: string | undefined,
  format: DraftFormat<T>,
): [draft: T, change: (draft: T) => void] {
  const key = DRAFT_PREFIX + name;
  const storedDraft = useMemo(() => readDraft(key, owner, format), [key, owner, format]);
  const [edit, setEdit] = useState<{ key: string; owner: string | undefined; draft: T }>();
  const draft = edit?.key === key && edit.owner === owner ? edit.draft : storedDraft;
  return [
    draft,
    (newDraft) => {
      setEdit({ key, owner, draft: newDraft });
      if (owner === undefined) return;
      onSignOut(removeDrafts);
      storeTabValue(key, format.encode(newDraft, owner));
    },
  ];
}

function readDraft<T>(key: string, owner: string | undefined, { empty, decode }: DraftFormat<T>): T {
  if (owner === undefined) return empty;
  try {
    const stored = readTabValue(key);
    if (stored !== undefined) return decode(stored, owner);
  } catch {
    // Ignores the error, because the page works without a draft.
  }
  storeTabValue(key, undefined);
  return empty;
}

/** Removes a stored draft, after it was sent. */
export const removeDraft = (name: string): void => storeTabValue(DRAFT_PREFIX + name, undefined);

/** Removes all stored drafts. Called when the customer signs out; the artist area calls it itself. */
export function removeDrafts(): void {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(DRAFT_PREFIX))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Ignores the error: a browser that blocks the storage has stored no draft.
  }
}
