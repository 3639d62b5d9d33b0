import { useState, type RefObject } from 'react';
import type { BookingRequest } from '@rangmala/shared/contract';
import { NOTE_MAX } from '@rangmala/shared/contract/rules';
import { usePictureUpload, type PictureUpload } from '@rangmala/shared/pictures';
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
 * Returns the state of the note and the picture of a booking.
 * @param form the booking form; the hook submits this form after an upload that delayed the submission
 */
export function useIdea(form: RefObject<HTMLFormElement | null>): Idea {
  const [note, setNote] = useState('');
  const submission = useSubmitAfterUpload(form, usePictureUpload());
  const { isWaiting, delaySubmitDuringUpload, upload: picture } = submission;
  return {
    note,
    setNote: (text) => setNote(text.slice(0, NOTE_MAX)),
    picture,
    isSubmitWaiting: isWaiting,
    delaySubmitDuringUpload,
    request: {
      ...(note.trim() && { note: note.trim() }),
      ...(picture.picture && { reference_image: picture.picture.url }),
    },
  };
}
