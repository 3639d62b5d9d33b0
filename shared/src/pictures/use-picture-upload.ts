import { useRef, useState } from 'react';
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
  /** Checks and uploads a file. Ignores the result when the user has chosen another file in the meantime. */
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
  const latestFile = useRef<File>(undefined);
  return {
    picture: chosenPicture?.picture,
    warning: chosenPicture?.warning,
    problem,
    isUploading,
    async choose(file) {
      latestFile.current = file;
      const isLatest = () => latestFile.current === file;
      setProblem(undefined);
      setUploading(true);
      try {
        const warning = createSmallPictureWarning(await checkPicture(file), MIN_SIDE_PX);
        const uploadedPicture = isLatest() && (await uploadPicture(file));
        if (uploadedPicture && isLatest()) setChosenPicture({ picture: uploadedPicture, warning });
      } catch (error) {
        if (isLatest()) setProblem(error instanceof Error ? error.message : String(error));
      } finally {
        if (isLatest()) setUploading(false);
      }
    },
    remove() {
      setChosenPicture(undefined);
      setProblem(undefined);
    },
  };
}
