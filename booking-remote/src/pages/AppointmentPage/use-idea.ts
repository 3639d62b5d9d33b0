import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BookingRequest, UploadedImage } from '@rangmala/shared/contract';
import { usePictureUpload } from '@rangmala/shared/pictures';
import type { StoredDraft } from './use-appointment-draft.ts';

export type Idea = ReturnType<typeof useIdea>;
type IdeaFields = Pick<BookingRequest, 'note' | 'occasion' | 'needed_by' | 'product' | 'reference_image'>;

/** Returns what the customer would like, all optional. The draft keeps it, also the picture after its upload. */
export function useIdea({ draft, change, ownerId }: StoredDraft) {
  const upload = usePictureUpload();
  const runningUpload = useRef<Promise<UploadedImage | undefined>>(undefined);
  const uploaderId = useRef(ownerId);
  const [isWaiting, setWaiting] = useState(false);

  const keepPicture = useEffectEvent(() => {
    // Another customer may have signed in during the upload.
    if (upload.picture && uploaderId.current === ownerId) change({ picture: upload.picture });
  });
  useEffect(() => keepPicture(), [upload.picture]);

  /**
   * Waits for the running upload. Resolves to the fields of the booking request; to undefined when the upload has failed
   * or the customer has chosen another file in the meantime.
   */
  async function finish(): Promise<IdeaFields | undefined> {
    let reference = draft.picture;
    if (upload.isUploading) {
      setWaiting(true);
      reference = await runningUpload.current;
      setWaiting(false);
      if (!reference) return undefined;
    }
    const { note = '', occasion = '', neededBy, product } = draft;
    return {
      ...(note.trim() && { note: note.trim() }),
      ...(occasion.trim() && { occasion: occasion.trim() }),
      ...(neededBy && { needed_by: neededBy }),
      ...(product && { product }),
      ...(reference && { reference_image: reference.url }),
    };
  }

  return {
    draft,
    change,
    upload: {
      ...upload,
      picture: draft.picture,
      choose(file: File) {
        uploaderId.current = ownerId;
        runningUpload.current = upload.choose(file);
        return runningUpload.current;
      },
      remove() {
        upload.remove();
        change({ picture: undefined });
      },
    },
    /** Whether `finish` waits for the running upload. */
    isWaiting,
    finish,
  };
}
