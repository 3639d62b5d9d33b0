import { useState } from 'react';
import type { UploadedImage } from '@rangmala/shared/contract';
import { checkPicture } from './check-picture.ts';
import { createSmallPictureWarning } from './small-picture-warning.ts';
import { uploadPicture } from './upload-picture.ts';

/** State of one optional picture of a form. */
export interface PictureUpload {
  picture: UploadedImage | undefined;
  /** Why the last chosen file could not be used. The previous picture stays. */
  problem: string | undefined;
  /** Warning about a picture with few pixels. The picture is uploaded regardless. */
  warning: string | undefined;
  isUploading: boolean;
  choose: (file: File) => Promise<void>;
  remove: () => void;
}

/** Smallest number of pixels on the shorter side of a picture that gets no warning. */
const MIN_SIDE_PX = 200;

/** Returns the state of a picture that is checked and uploaded as soon as the user chooses it. */
export function usePictureUpload(): PictureUpload {
  const [chosenPicture, setChosenPicture] = useState<{
    picture: UploadedImage;
    warning: string | undefined;
  }>();
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  return {
    picture: chosenPicture?.picture,
    warning: chosenPicture?.warning,
    problem,
    isUploading,
    async choose(file) {
      setProblem(undefined);
      setUploading(true);
      try {
        const warning = createSmallPictureWarning(await checkPicture(file), MIN_SIDE_PX);
        setChosenPicture({ picture: await uploadPicture(file), warning });
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      } finally {
        setUploading(false);
      }
    },
    remove() {
      setChosenPicture(undefined);
      setProblem(undefined);
    },
  };
}
