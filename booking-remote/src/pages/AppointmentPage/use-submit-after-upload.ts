import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { PictureUpload } from '@rangmala/shared/pictures';

/** Submits a form after the upload that was running when its button was pressed. */
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
    /** Whether the form will be submitted after the upload. */
    isWaiting: wasPressed && isUploading,
    /** To be called by the submit handler. Returns whether it must wait for the upload. */
    waitForUpload(): boolean {
      setPressed(isUploading);
      return isUploading;
    },
    /** The upload for the file field. Another file needs another press. */
    upload: {
      ...upload,
      choose(file: File) {
        setPressed(false);
        return upload.choose(file);
      },
    } satisfies PictureUpload,
  };
}
