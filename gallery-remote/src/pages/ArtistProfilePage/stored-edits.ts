import type { ProfileEdits } from '@rangmala/shared/contract';
import { parseEdits } from '../../lib/profile-draft.ts';

const keyOf = (artistId: string) => `rangmala.profile-edits.${artistId}`;

/** Returns the unsaved profile edits stored in this tab; {} when none can be read. */
export function readStoredEdits(artistId: string): ProfileEdits {
  try {
    return parseEdits(sessionStorage.getItem(keyOf(artistId)));
  } catch {
    return {};
  }
}

/** Stores unsaved edits in this tab; undefined removes the stored edits. */
export function storeEdits(artistId: string, edits: ProfileEdits | undefined): void {
  try {
    if (edits) sessionStorage.setItem(keyOf(artistId), JSON.stringify(edits));
    else sessionStorage.removeItem(keyOf(artistId));
  } catch {
    // The failure is ignored, because the page still asks for confirmation before edits are lost.
  }
}
