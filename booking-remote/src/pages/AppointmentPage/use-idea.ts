import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { BookingRequest } from '@rangmala/shared/contract';
import { type PictureUpload, usePictureUpload } from '@rangmala/shared/pictures';
import type { AppointmentDraft, StoredDraft } from './use-appointment-draft.ts';

/** What the customer would like: a note, an occasion, a day, a product and a picture, all optional. */
export interface Idea extends Pick<AppointmentDraft, 'occasion' | 'neededBy' | 'product'> {
  note: string;
  change: StoredDraft['change'];
  picture: PictureUpload;
  /** Whether a submission of the form waits for the running upload. */
  isSubmitWaiting: boolean;
  /** Delays the submission and returns true when an upload is running: the submit handler must then stop. */
  delaySubmitDuringUpload: () => boolean;
  /** The idea as fields of the booking request. */
  request: Pick<BookingRequest, 'note' | 'occasion' | 'needed_by' | 'product' | 'reference_image'>;
}

/**
 * Returns the state of what the customer would like, which are kept in the draft.
 * @param form the booking form; the hook submits this form after an upload that delayed the submission
 */
export function useIdea(form: RefObject<HTMLFormElement | null>, storedDraft: StoredDraft): Idea {
  const { note = '', occasion, neededBy, product } = storedDraft.draft;
  const submission = useSubmitAfterUpload(form, useDraftPicture(storedDraft));
  const { isWaiting, delaySubmitDuringUpload, upload: picture } = submission;
  return {
    note,
    occasion,
    neededBy,
    product,
    change: storedDraft.change,
    picture,
    isSubmitWaiting: isWaiting,
    delaySubmitDuringUpload,
    request: {
      ...(note.trim() && { note: note.trim() }),
      ...(occasion?.trim() && { occasion: occasion.trim() }),
      ...(neededBy && { needed_by: neededBy }),
      ...(product && { product }),
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
