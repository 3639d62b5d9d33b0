import type { RefObject } from 'react';
import type { BookingRequest } from '@rangmala/shared/contract';
import { NOTE_MAX } from '@rangmala/shared/contract/rules';
import type { PictureUpload } from '@rangmala/shared/pictures';
import type { StoredDraft } from './use-appointment-draft.ts';
import { useDraftPicture } from './use-draft-picture.ts';
import { useSubmitAfterUpload } from './use-submit-after-upload.ts';

/** The customer's idea for the drawing: an optional note and an optional picture. */
export interface Idea {
  note: string;
  setNote: (note: string) => void;
  picture: PictureUpload;
  /** Whether a submission of the form waits for the running upload. */
  isSubmitWaiting: boolean;
  /** Delays the submission and returns true when an upload is running: the submit handler must then stop. */
  delaySubmitDuringUpload: () => boolean;
  /** Note and picture as fields of the booking request. */
  request: Pick<BookingRequest, 'note' | 'reference_image'>;
}

/**
 * Returns the state of the note and the picture of a booking, which are kept in the draft.
 * @param form the booking form; the hook submits this form after an upload that delayed the submission
 */
export function useIdea(form: RefObject<HTMLFormElement | null>, storedDraft: StoredDraft): Idea {
  const note = storedDraft.draft.note ?? '';
  const submission = useSubmitAfterUpload(form, useDraftPicture(storedDraft));
  const { isWaiting, delaySubmitDuringUpload, upload: picture } = submission;
  return {
    note,
    setNote: (text) => storedDraft.change({ note: text.slice(0, NOTE_MAX) }),
    picture,
    isSubmitWaiting: isWaiting,
    delaySubmitDuringUpload,
    request: {
      ...(note.trim() && { note: note.trim() }),
      ...(picture.picture && { reference_image: picture.picture.url }),
    },
  };
}
