import { useRef, useState } from 'react';
import { ApiError, UNREACHABLE } from '@rangmala/shared/api';
import type { UploadedImage } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { getConvertibleFiles } from './convertible-picture.ts';
import type { ReadablePicture } from './read-picture.ts';

/** Imports the code on demand, because few visitors choose a picture. */
const importReadPicture = () => import(/* webpackChunkName: "read-picture" */ './read-picture.ts');

/**
 * Loads the code of {@link checkPicture}. Ignores a failure, because {@link checkPicture} tries again and reports a
 * failure.
 */
export const preloadPictureCheck = (): void => void importReadPicture().catch(() => undefined);

/**
 * Checks the type, size and content of a chosen file. Returns the first result when the same file is checked again.
 * @throws Error with the sentence to show
 */
export async function checkPicture(file: File): Promise<ReadablePicture> {
  const module = await importReadPicture().catch((error: unknown) => {
    throw new Error(UNREACHABLE, { cause: error });
  });
  return module.readPicture(file);
}

/**
 * Returns an object URL of a checked picture. The URL has the type of the bytes, because the browser shows nothing with
 * the type of a wrong label.
 */
export const createPictureUrl = (file: File, { type }: Pick<ReadablePicture, 'type'>): string =>
  URL.createObjectURL(file.slice(0, file.size, type));

/**
 * Returns a warning about a picture with fewer than `minSide` pixels on its shorter side. Returns undefined for any
 * other picture, and for a picture of unknown size.
 */
export function createSmallPictureWarning(
  { width, height }: Pick<ReadablePicture, 'width' | 'height'>,
  minSide: number,
): string | undefined {
  if (width === 0 || height === 0 || Math.min(width, height) >= minSide) return undefined;
  return `This picture is only ${width} × ${height} pixels and may look blurred. At least ${minSide} × ${minSide} is better.`;
}

const UPLOAD_FAILED = 'Upload failed.';

/**
 * Uploads a picture.
 * @throws Error with a message for the user
 */
export async function uploadPicture(file: File): Promise<UploadedImage> {
  const form = new FormData();
  form.set('file', file);
  try {
    return await callApi('POST /upload-image', { body: form });
  } catch (error) {
    const isExplained = error instanceof ApiError && error.status >= 400 && error.status !== 500;
    throw new Error(isExplained ? error.message : UPLOAD_FAILED, { cause: error });
  }
}

/** State of one optional picture of a form. */
export interface PictureUpload {
  picture: UploadedImage | undefined;
  /** Why the last chosen file could not be used. The previous picture stays. */
  problem: string | undefined;
  /** The last chosen file when it was refused and can be converted. */
  convertibleFiles?: readonly File[] | undefined;
  /** The last chosen file when it is a valid picture, but could not be uploaded. */
  failedFile?: File | undefined;
  /** Warning about a picture with few pixels. The picture is uploaded regardless. */
  warning: string | undefined;
  isUploading: boolean;
  /**
   * Checks and uploads a file. Resolves to the uploaded picture; to undefined after a failure, and when the user has
   * chosen another file in the meantime.
   */
  choose: (file: File) => Promise<UploadedImage | undefined>;
  remove: () => void;
}

/**
 * Returns the state of a picture that is checked and uploaded as soon as the user chooses it.
 * @param minSide smallest number of pixels on the shorter side of a picture that gets no warning
 */
export function usePictureUpload(minSide = 200): PictureUpload {
  const [chosenPicture, setChosenPicture] = useState<{
    picture: UploadedImage;
    warning: string | undefined;
  }>();
  const [failure, setFailure] = useState<Pick<PictureUpload, 'problem' | 'convertibleFiles' | 'failedFile'>>({
    problem: undefined,
  });
  const [isUploading, setUploading] = useState(false);
  const latestFile = useRef<File>(undefined);
  return {
    picture: chosenPicture?.picture,
    warning: chosenPicture?.warning,
    ...failure,
    isUploading,
    async choose(file) {
      latestFile.current = file;
      const isLatest = () => latestFile.current === file;
      setFailure({ problem: undefined });
      setUploading(true);
      let failedFile: File | undefined;
      try {
        const sizeWarning = createSmallPictureWarning(await checkPicture(file), minSide);
        failedFile = file;
        const uploadedPicture = isLatest() && (await uploadPicture(file));
        if (!uploadedPicture || !isLatest()) return undefined;
        const { warnings = [], ...picture } = uploadedPicture;
        const warning = [sizeWarning, ...warnings].filter(Boolean).join(' ') || undefined;
        setChosenPicture({ picture, warning });
        return picture;
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        if (isLatest()) setFailure({ problem, convertibleFiles: getConvertibleFiles(error), failedFile });
        return undefined;
      } finally {
        if (isLatest()) setUploading(false);
      }
    },
    remove() {
      setChosenPicture(undefined);
      setFailure({ problem: undefined });
    },
  };
}
