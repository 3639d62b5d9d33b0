import { useRef, useState } from 'react';
import type { CreatedAsset } from '@rangmala/shared/contract/designs';
import { checkPicture } from '@rangmala/shared/pictures';
import { isOrdered } from '../../../api/designs.ts';
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
export function usePictureUploads({
  ensureDesign,
  continueAsCopy,
}: Pick<Autosave, 'ensureDesign' | 'continueAsCopy'>): PictureUploads {
  const [progress, setProgress] = useState<number>();
  const running = useRef(0);

  return {
    progress,
    async upload(file) {
      running.current += 1;
      setProgress(0);
      try {
        await checkPicture(file);
        const design = await ensureDesign();
        try {
          return await uploadAsset(design, file, setProgress);
        } catch (error) {
          if (!isOrdered(error)) throw error;
          return await uploadAsset(await continueAsCopy(design), file, setProgress);
        }
      } finally {
        running.current -= 1;
        if (running.current === 0) setProgress(undefined);
      }
    },
  };
}
