import { useState } from 'react';
import type { UploadedImage } from '@rangmala/shared/contract';
import { checkPicture, smallPictureWarning } from './check-picture.ts';
import { uploadPicture } from './upload-picture.ts';

/** One optional picture of a form, which is uploaded as soon as it is chosen. */
export interface PictureUpload {
  picture: UploadedImage | undefined;
  /** Why the file chosen last was refused; the picture before it stays. */
  problem: string | undefined;
  /** What is not good about the picture in use. */
  warning: string | undefined;
  isUploading: boolean;
  choose: (file: File) => Promise<void>;
  remove: () => void;
}

/** In pixels; a smaller picture gets a warning. */
const LEAST_SIDE = 200;

export function usePictureUpload(): PictureUpload {
  const [chosen, setChosen] = useState<{ picture: UploadedImage; warning: string | undefined }>();
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  return {
    picture: chosen?.picture,
    warning: chosen?.warning,
    problem,
    isUploading,
    async choose(file) {
      setProblem(undefined);
      setUploading(true);
      try {
        const warning = smallPictureWarning(await checkPicture(file), LEAST_SIDE);
        setChosen({ picture: await uploadPicture(file), warning });
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      } finally {
        setUploading(false);
      }
    },
    remove() {
      setChosen(undefined);
      setProblem(undefined);
    },
  };
}
