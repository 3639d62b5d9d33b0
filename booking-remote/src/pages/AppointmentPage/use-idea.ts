import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BookingRequest, UploadedImage } from '@rangmala/shared/contract';
import { type PictureUpload, usePictureUpload } from '@rangmala/shared/pictures';
import type { AppointmentDraft, StoredDraft } from './use-appointment-draft.ts';

/** What the customer would like: a note, an occasion, a day, a product and a picture, all optional. */
export interface Idea extends Pick<AppointmentDraft, 'occasion' | 'neededBy' | 'product'> {
  note: string;
  change: StoredDraft['change'];
  picture: PictureUpload;
  /** Whether `finish` waits for the running upload. */
  isWaiting: boolean;
  /**
   * Waits for the running upload. Resolves to the fields of the booking request; to undefined when the upload has failed
   * or the customer has chosen another file in the meantime.
   */
  finish: () => Promise<IdeaFields | undefined>;
}

type IdeaFields = Pick<BookingRequest, 'note' | 'occasion' | 'needed_by' | 'product' | 'reference_image'>;

/** Returns the state of what the customer would like, which is kept in the draft. */
export function useIdea(storedDraft: StoredDraft): Idea {
  const { note = '', occasion, neededBy, product } = storedDraft.draft;
  const { runningUpload, ...picture } = useDraftPicture(storedDraft);
  const [isWaiting, setWaiting] = useState(false);

  async function finish(): Promise<IdeaFields | undefined> {
    let reference = picture.picture;
    if (picture.isUploading) {
      setWaiting(true);
      reference = await runningUpload.current;
      setWaiting(false);
      if (!reference) return undefined;
    }
    return {
      ...(note.trim() && { note: note.trim() }),
      ...(occasion?.trim() && { occasion: occasion.trim() }),
      ...(neededBy && { needed_by: neededBy }),
      ...(product && { product }),
      ...(reference && { reference_image: reference.url }),
    };
  }

  return { note, occasion, neededBy, product, change: storedDraft.change, picture, isWaiting, finish };
}

/** Returns the state of the reference picture, which the draft keeps after its upload. */
function useDraftPicture({ draft, change, ownerId }: StoredDraft) {
  const upload = usePictureUpload();
  const runningUpload = useRef<Promise<UploadedImage | undefined>>(undefined);
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
    runningUpload,
    choose(file: File) {
      setUploaderId(ownerId);
      runningUpload.current = upload.choose(file);
      return runningUpload.current;
    },
    remove() {
      upload.remove();
      change({ picture: undefined });
    },
  };
}
