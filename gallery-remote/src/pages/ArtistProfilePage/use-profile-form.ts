import { useEffect, useMemo, useState } from 'react';
import { useUnsavedChanges } from '@rangmala/shared/remote';
import type { ArtistWithAvailability, SavedArtist } from '@rangmala/shared/contract';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { useIsHydrated } from '@rangmala/shared/site';
import { readTabValue, storeTabValue } from '@rangmala/shared/storage';
import { getServerMessage } from '../../api/server-message.ts';
import { useTransientMessage } from '../../components/use-transient-message.ts';
import {
  diffDraft,
  hasProblems,
  parseEdits,
  type ProfileEdits,
  toProfileDraft,
  validateDraft,
} from '../../lib/profile-draft.ts';

/** Shortest time in milliseconds for which the button shows “Saving...”. */
const MIN_SAVING_MS = 800;

/** Shown when saving fails without a message from the server. */
const NOTHING_SAVED = 'Nothing was saved. Please try again.';

/**
 * Returns the state of the profile form. Stores unsaved edits in this tab, and restores them after Back, a reload or a
 * new sign-in.
 */
export function useProfileForm(artist: ArtistWithAvailability) {
  const { id } = artist;
  const changeApi = useChangeApi();
  const savedProfile = useMemo(() => toProfileDraft(artist), [artist]);

  // The server renders without stored edits.
  const isHydrated = useIsHydrated();
  const storedEdits = useMemo(() => (isHydrated ? readStoredEdits(id) : {}), [isHydrated, id]);
  const [newEdits, setEdits] = useState<ProfileEdits>();
  const edits = newEdits ?? storedEdits;
  const draft = { ...savedProfile, ...edits };
  const changes = diffDraft(savedProfile, draft);
  const hasChanged = Object.keys(changes).length > 0;
  const problems = validateDraft(draft);

  const [hasTriedToSave, setHasTriedToSave] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, showOutcome] = useTransientMessage<'saved' | 'failed'>();
  const [failure, setFailure] = useState<string>();
  const [sessionsOutsideHours, setSessionsOutsideHours] = useState<SavedArtist['outside']>([]);

  useUnsavedChanges(hasChanged);
  useEffect(() => {
    if (newEdits) storeEdits(id, hasChanged ? newEdits : undefined);
  }, [id, newEdits, hasChanged]);

  /**
   * Validates and saves the changes. Sets `outcome`, and `failure` when saving has failed.
   * @returns false when the form is invalid and nothing was sent
   */
  async function saveChanges(): Promise<boolean> {
    setHasTriedToSave(true);
    showOutcome(undefined);
    setFailure(undefined);
    if (hasProblems(problems)) return false;
    setBusy(true);
    const minimumWait = new Promise((resolve) => setTimeout(resolve, MIN_SAVING_MS));
    const saving = changeApi('PUT /artists/{id}', { params: { id }, body: changes });
    const [result] = await Promise.allSettled([saving, minimumWait]);
    setBusy(false);
    if (result.status === 'fulfilled') {
      setEdits((currentEdits) => pickEditsMadeWhileSaving(currentEdits ?? edits, edits));
      setHasTriedToSave(false);
      setSessionsOutsideHours(result.value.outside);
      showOutcome('saved');
    } else {
      showOutcome('failed');
      setFailure(getServerMessage(result.reason) ?? NOTHING_SAVED);
    }
    return true;
  }

  return {
    draft,
    /** Validation messages. The hours are validated at once, the other fields after an attempt to save. */
    problems: hasTriedToSave ? problems : { availability: problems.availability },
    hasChanged,
    /** Whether the draft contains restored edits and no new edits. */
    isRestored: newEdits === undefined && hasChanged,
    isBusy,
    /** The result of saving, for some seconds. */
    outcome,
    /** Why saving has failed, until the next edit or attempt to save. */
    failure,
    /** Upcoming booked sessions outside the saved hours; empty before the first save. */
    sessionsOutsideHours,
    edit(change: ProfileEdits) {
      setFailure(undefined);
      // Reads the stored edits again, because `storedEdits` is empty while a field adopts input during hydration.
      setEdits((currentEdits) => ({ ...(currentEdits ?? readStoredEdits(id)), ...change }));
    },
    discard() {
      setFailure(undefined);
      setEdits({});
      setHasTriedToSave(false);
    },
    saveChanges,
  };
}

function pickEditsMadeWhileSaving(currentEdits: ProfileEdits, savedEdits: ProfileEdits): ProfileEdits {
  return Object.fromEntries(
    Object.entries(currentEdits).filter(([name, value]) => savedEdits[name as keyof ProfileEdits] !== value),
  );
}

const createStorageKey = (artistId: string) => `rangmala.profile-edits.${artistId}`;

/** Returns the unsaved profile edits stored in this tab; {} when there are no readable edits. */
const readStoredEdits = (artistId: string): ProfileEdits =>
  parseEdits(readTabValue(createStorageKey(artistId)));

/** Stores unsaved edits in this tab; undefined removes the stored edits. */
export const storeEdits = (artistId: string, edits: ProfileEdits | undefined): void =>
  storeTabValue(createStorageKey(artistId), edits);
