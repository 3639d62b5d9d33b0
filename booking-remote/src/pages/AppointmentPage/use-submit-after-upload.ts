import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { PictureUpload } from '@rangmala/shared/pictures';

/** Delays the submission of a form until the running upload has succeeded. */
export function useSubmitAfterUpload(form: RefObject<HTMLFormElement | null>, upload: PictureUpload) {
  const { isUploading, problem } = upload;
  const [wasPressed, setPressed] = useState(false);

  const submit = useEffectEvent(() => {
    if (wasPressed && !problem) form.current?.requestSubmit();
  });
  useEffect(() => {
    if (!isUploading) submit();
  }, [isUploading]);

  return {
    /** Whether a submission waits for the upload. */
    isWaiting: wasPressed && isUploading,
    /** Called by the submit handler. Returns whether the handler must stop, because an upload is running. */
    waitForUpload(): boolean {
      setPressed(isUploading);
      return isUploading;
    },
    /** The upload for the file field. Choosing another file cancels the waiting submission. */
    upload: {
      ...upload,
      choose(file: File) {
        setPressed(false);
        return upload.choose(file);
      },
    } satisfies PictureUpload,
  };
}
