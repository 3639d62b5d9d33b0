import { type Edits, parseEdits } from '../../lib/profile-draft.ts';

const keyOf = (artistId: string) => `rangmala.profile-edits.${artistId}`;

/** The edits that this tab has kept of an artist's profile. */
export function readStoredEdits(artistId: string): Edits {
  try {
    return parseEdits(sessionStorage.getItem(keyOf(artistId)));
  } catch {
    // The storage is forbidden: nothing is kept.
    return {};
  }
}

/** Keeps edits until they are saved or discarded; undefined forgets them. */
export function storeEdits(artistId: string, edits: Edits | undefined): void {
  try {
    if (edits) sessionStorage.setItem(keyOf(artistId), JSON.stringify(edits));
    else sessionStorage.removeItem(keyOf(artistId));
  } catch {
    // Full or forbidden: the question on leaving is what remains.
  }
}
