import type { ProfileEdits } from '@rangmala/shared/contract';
import { parseEdits } from '../../lib/profile-draft.ts';

const keyOf = (artistId: string) => `rangmala.profile-edits.${artistId}`;

/** Returns the unsaved profile edits stored in this tab. */
export function readStoredEdits(artistId: string): ProfileEdits {
  try {
    return parseEdits(sessionStorage.getItem(keyOf(artistId)));
  } catch {
    // A blocked storage counts as empty.
    return {};
  }
}

/** Stores unsaved edits in this tab; undefined removes them. */
export function storeEdits(artistId: string, edits: ProfileEdits | undefined): void {
  try {
    if (edits) sessionStorage.setItem(keyOf(artistId), JSON.stringify(edits));
    else sessionStorage.removeItem(keyOf(artistId));
  } catch {
    // Ignored: the confirmation on leaving still protects the edits.
  }
}
