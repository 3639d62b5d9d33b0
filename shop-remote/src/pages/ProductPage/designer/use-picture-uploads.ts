import { useRef, useState } from 'react';
import type { CreatedAsset } from '@rangmala/shared/contract/designs';
import { checkPicture } from '@rangmala/shared/pictures';
import { uploadAsset } from '../../../api/upload-asset.ts';
import type { Autosave } from './use-autosave.ts';

export interface PictureUploads {
  /** Sent part of the newest upload, from 0 to 1; undefined without an upload. */
  progress: number | undefined;
  /**
   * Checks a picture and adds it to the design.
   * @throws Error with the message to show
   */
  upload: (file: File) => Promise<CreatedAsset>;
}

/** Returns the uploads of pictures into the design. */
export function usePictureUploads({ ensureDesign }: Pick<Autosave, 'ensureDesign'>): PictureUploads {
  const [progress, setProgress] = useState<number>();
  const running = useRef(0);

  return {
    progress,
    async upload(file) {
      running.current += 1;
      setProgress(0);
      try {
        await checkPicture(file);
        return await uploadAsset(await ensureDesign(), file, setProgress);
      } finally {
        running.current -= 1;
        if (running.current === 0) setProgress(undefined);
      }
    },
  };
}
