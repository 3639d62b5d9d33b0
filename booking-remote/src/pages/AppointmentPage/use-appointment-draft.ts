import { useMemo, useState } from 'react';
import { useUser } from '@rangmala/shared/session';
import { useIsHydrated } from '@rangmala/shared/site';
import {
  type AppointmentDraft,
  readAppointmentDraft,
  storeAppointmentDraft,
} from '../../lib/appointment-draft.ts';

export interface StoredDraft {
  draft: AppointmentDraft;
  /** Changes the given fields and stores the draft in this tab. */
  change: (fields: AppointmentDraft) => void;
  /** Id of the customer who owns the draft; undefined for a guest and before hydration. */
  ownerId: string | undefined;
}

const EMPTY_DRAFT: AppointmentDraft = {};

/**
 * Returns the draft of the signed-in customer, and a function that changes it. The draft is empty before hydration,
 * because only the browser has it.
 */
export function useAppointmentDraft(): StoredDraft {
  const { user } = useUser();
  const isHydrated = useIsHydrated();
  // Reads no detail of the user on the server: a page without such details is cached for all customers.
  const ownerId = isHydrated ? user?.userId : undefined;
  const storedDraft = useMemo(
    () => (ownerId === undefined ? EMPTY_DRAFT : readAppointmentDraft(ownerId)),
    [ownerId],
  );
  const [edit, setEdit] = useState<{ ownerId: string | undefined; draft: AppointmentDraft }>();
  const draft = edit && edit.ownerId === ownerId ? edit.draft : storedDraft;
  return {
    draft,
    change(fields) {
      const newDraft = { ...draft, ...fields };
      setEdit({ ownerId, draft: newDraft });
      if (ownerId !== undefined) storeAppointmentDraft(ownerId, newDraft);
    },
    ownerId,
  };
}
