import type { ProfileEdits } from '@rangmala/shared/contract';
import { parseEdits } from '../../lib/profile-draft.ts';

const createStorageKey = (artistId: string) => `rangmala.profile-edits.${artistId}`;

/** Returns the unsaved profile edits stored in this tab; {} when there are no readable edits. */
export function readStoredEdits(artistId: string): ProfileEdits {
  try {
    return parseEdits(sessionStorage.getItem(createStorageKey(artistId)));
  } catch {
    return {};
  }
}

/** Stores unsaved edits in this tab; undefined removes the stored edits. */
export function storeEdits(artistId: string, edits: ProfileEdits | undefined): void {
  try {
    if (edits) sessionStorage.setItem(createStorageKey(artistId), JSON.stringify(edits));
    else sessionStorage.removeItem(createStorageKey(artistId));
  } catch {
    // Ignores the failure, because the page still asks for confirmation before edits are lost.
  }
}
