import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { PictureUpload } from '@rangmala/shared/pictures';

/** Delays the submission of a form until the running upload has ended. A failed upload cancels the submission. */
export function useSubmitAfterUpload(form: RefObject<HTMLFormElement | null>, upload: PictureUpload) {
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
