import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import type { ArtistWithAvailability, SavedArtist } from '@rangmala/shared/contract';
import { reasonOf, useSaveArtist } from '../../api/save-artist.ts';
import { useRedirectWhenSignedOut } from '../../components/ArtistGuard.tsx';
import { useTransientMessage } from '../../components/use-transient-message.ts';
import {
  diffDraft,
  toDraft,
  type Edits,
  hasProblems,
  isChanged,
  validateDraft,
  withEdits,
} from '../../lib/profile-draft.ts';
import { storeEdits, readStoredEdits } from './stored-edits.ts';

/** Specification §9: how long saving is shown at least. */
const SAVING_MS = 800;

export type SaveOutcome = { isSaved: true } | { isSaved: false; reason: string | undefined };

const never = () => () => undefined;

/**
 * An artist's profile while they edit it. What is not saved yet is kept in this tab: neither Back, nor a
 * session that ended, nor a phone that ran out of memory loses it.
 */
export function useProfileForm(artist: ArtistWithAvailability) {
  const { id } = artist;
  const save = useSaveArtist(id);
  const isSignedOut = useRedirectWhenSignedOut(id);
  const saved = useMemo(() => toDraft(artist), [artist]);

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

  /** @returns whether it was sent; if not, the form shows why */
  async function send(): Promise<boolean> {
    setTried(true);
    showOutcome(undefined);
    if (hasProblems(problems)) return false;
    setBusy(true);
    const wait = new Promise((resolve) => setTimeout(resolve, SAVING_MS));
    let hasLeft = false;
    const saving = save(diffDraft(saved, draft)).catch((error: unknown) => {
      // At once: after the wait, they may have signed in again.
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
    /** Shown at once for the week, for the rest once somebody tried to save. */
    problems: isTried ? problems : { availability: problems.availability },
    hasChanged,
    /** Edits that an earlier visit left. */
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

/** What was edited while the rest was being saved. */
function notIn(now: Edits, sent: Edits): Edits {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => sent[name as keyof Edits] !== value),
  );
}

/** The browser knows of edits that the server, which drew the page first, does not. */
function useKeptEdits(id: string): Edits {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(() => (isHydrated ? readStoredEdits(id) : {}), [isHydrated, id]);
}
