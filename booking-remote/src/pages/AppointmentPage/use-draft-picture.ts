import { useEffect, useEffectEvent, useState } from 'react';
import { usePictureUpload, type PictureUpload } from '@rangmala/shared/pictures';
import type { StoredDraft } from './use-appointment-draft.ts';

/** Returns the state of the reference picture, which the draft keeps after its upload. */
export function useDraftPicture({ draft, change, ownerId }: StoredDraft): PictureUpload {
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
