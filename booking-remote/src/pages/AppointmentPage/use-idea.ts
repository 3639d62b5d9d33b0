import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { BookingRequest } from '@rangmala/shared/contract';
import { NOTE_MAX } from '@rangmala/shared/contract/rules';
import { type PictureUpload, usePictureUpload } from '@rangmala/shared/pictures';
import type { StoredDraft } from './use-appointment-draft.ts';

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

/** Returns the state of the reference picture, which the draft keeps after its upload. */
function useDraftPicture({ draft, change, ownerId }: StoredDraft): PictureUpload {
  const upload = usePictureUpload();
  const [uploaderId, setUploaderId] = useState<string>();
  // Hides the picture when another customer signs in while the form is open.
  const uploadedPicture = uploaderId === ownerId ? upload.picture : undefined;

  const keep = useEffectEvent(() => {
    if (uploadedPicture) change({ picture: uploadedPicture });
  });
  useEffect(() => keep(), [uploadedPicture]);

  return {
    ...upload,
    picture: uploadedPicture ?? draft.picture,
    choose(file) {
      setUploaderId(ownerId);
      return upload.choose(file);
    },
    remove() {
      upload.remove();
      change({ picture: undefined });
    },
  };
}

/** Delays the submission of a form until the running upload has ended. A failed upload cancels the submission. */
function useSubmitAfterUpload(form: RefObject<HTMLFormElement | null>, upload: PictureUpload) {
  const { isUploading, problem } = upload;
  const [isSubmitDelayed, setSubmitDelayed] = useState(false);

  const submit = useEffectEvent(() => {
    if (isSubmitDelayed && !problem) form.current?.requestSubmit();
  });
  useEffect(() => {
    if (!isUploading) submit();
  }, [isUploading]);

  return {
    /** Whether a submission waits for the upload. */
    isWaiting: isSubmitDelayed && isUploading,
    /** Delays the submission and returns true when an upload is running: the submit handler must then stop. */
    delaySubmitDuringUpload(): boolean {
      setSubmitDelayed(isUploading);
      return isUploading;
    },
    /** The upload, for the file field. A call of `choose` cancels the delayed submission. */
    upload: {
      ...upload,
      choose(file: File) {
        setSubmitDelayed(false);
        return upload.choose(file);
      },
    } satisfies PictureUpload,
  };
}
