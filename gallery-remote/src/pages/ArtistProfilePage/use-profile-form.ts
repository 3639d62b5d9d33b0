import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import type { ArtistWithAvailability, SavedArtist } from '@rangmala/shared/contract';
import { reasonOf, useSaveArtist } from '../../api/save-artist.ts';
import { useRedirectWhenSignedOut } from '../../components/ArtistGuard.tsx';
import { useTransientMessage } from '../../components/use-transient-message.ts';
import {
  diffDraft,
  toProfileDraft,
  type Edits,
  hasProblems,
  isChanged,
  validateDraft,
  withEdits,
} from '../../lib/profile-draft.ts';
import { storeEdits, readStoredEdits } from './stored-edits.ts';

/** Shortest time for which the button shows `Saving...`. */
const SAVING_MS = 800;

export type SaveOutcome = { isSaved: true } | { isSaved: false; reason: string | undefined };

const never = () => () => undefined;

/**
 * State of the profile form. Unsaved edits are stored in this tab, so that navigation, the end of the session or a
 * reload do not lose them.
 */
export function useProfileForm(artist: ArtistWithAvailability) {
  const { id } = artist;
  const save = useSaveArtist(id);
  const isSignedOut = useRedirectWhenSignedOut(id);
  const saved = useMemo(() => toProfileDraft(artist), [artist]);

  const kept = useKeptEdits(id);
  const [ownEdits, setEdits] = useState<Edits>();
  const edits = ownEdits ?? kept;
  const draft = withEdits(saved, edits);
  const hasChanged = isChanged(saved, draft);
  const problems = validateDraft(draft);

  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, showOutcome] = useTransientMessage<SaveOutcome>();
  const [outside, setOutside] = useState<SavedArtist['outside']>([]);

  useUnsavedChanges(hasChanged);
  useEffect(() => {
    if (ownEdits) storeEdits(id, hasChanged ? ownEdits : undefined);
  }, [id, ownEdits, hasChanged]);

  /** Saves the changes. @returns false when the form is invalid */
  async function send(): Promise<boolean> {
    setTried(true);
    showOutcome(undefined);
    if (hasProblems(problems)) return false;
    setBusy(true);
    const wait = new Promise((resolve) => setTimeout(resolve, SAVING_MS));
    let hasLeft = false;
    const saving = save(diffDraft(saved, draft)).catch((error: unknown) => {
      // Checked before the wait: the artist may sign in again meanwhile.
      hasLeft = isSignedOut(error);
      throw error;
    });
    const [sent] = await Promise.allSettled([saving, wait]);
    setBusy(false);
    if (sent.status === 'fulfilled') {
      setEdits((now) => notIn(now ?? edits, edits));
      setTried(false);
      setOutside(sent.value.outside);
      showOutcome({ isSaved: true });
    } else if (!hasLeft) {
      showOutcome({ isSaved: false, reason: reasonOf(sent.reason) });
    }
    return true;
  }

  return {
    draft,
    /** Hours are validated at once, the other fields after the first attempt to save. */
    problems: isTried ? problems : { availability: problems.availability },
    hasChanged,
    /** The draft contains edits of an earlier visit. */
    isRestored: ownEdits === undefined && hasChanged,
    isBusy,
    outcome,
    outside,
    edit: (change: Edits) => setEdits((now) => ({ ...(now ?? edits), ...change })),
    discard() {
      setEdits({});
      setTried(false);
    },
    send,
  };
}

/** Returns the edits made while saving. */
function notIn(now: Edits, sent: Edits): Edits {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => sent[name as keyof Edits] !== value),
  );
}

/** Returns the stored edits, but none during hydration: the server does not know them. */
function useKeptEdits(id: string): Edits {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => (isHydrated ? readStoredEdits(id) : {}), [isHydrated, id]);
}
