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

/** Returns the warning about the size of a picture and the server's warnings as one text; undefined without a warning. */
export const joinWarnings = (
  sizeWarning: string | undefined,
  warnings: readonly string[] = [],
): string | undefined => [sizeWarning, ...warnings].filter(Boolean).join(' ') || undefined;

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
  const [convertibleFiles, setConvertibleFiles] = useState<readonly File[]>();
  const [isUploading, setUploading] = useState(false);
  const latestFile = useRef<File>(undefined);
  return {
    picture: chosenPicture?.picture,
    warning: chosenPicture?.warning,
    problem,
    convertibleFiles,
    isUploading,
    async choose(file) {
      latestFile.current = file;
      const isLatest = () => latestFile.current === file;
      setProblem(undefined);
      setConvertibleFiles(undefined);
      setUploading(true);
      try {
        const sizeWarning = createSmallPictureWarning(await checkPicture(file), MIN_SIDE_PX);
        const uploadedPicture = isLatest() && (await uploadPicture(file));
        if (!uploadedPicture || !isLatest()) return;
        const { warnings, ...picture } = uploadedPicture;
        setChosenPicture({ picture, warning: joinWarnings(sizeWarning, warnings) });
      } catch (error) {
        if (!isLatest()) return;
        setProblem(error instanceof Error ? error.message : String(error));
        setConvertibleFiles(getConvertibleFiles(error));
      } finally {
        if (isLatest()) setUploading(false);
      }
    },
    remove() {
      setChosenPicture(undefined);
      setProblem(undefined);
      setConvertibleFiles(undefined);
    },
  };
}
