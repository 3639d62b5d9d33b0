import { UPLOAD_TOO_LARGE } from '@rangmala/shared/contract/rules';

/** Size of the largest file that the browser may reduce. */
const REDUCIBLE_MAX_BYTES = 50 * 1024 * 1024;

/** The refusal of a file of more than 5 MB. */
export class PictureTooLargeError extends Error {
  readonly file: File;

  constructor(file: File) {
    super(UPLOAD_TOO_LARGE);
    this.file = file;
  }
}

/** Returns the refused file of a {@link PictureTooLargeError} if a browser may be able to reduce it. */
export function getReducibleFile(error: unknown): File | undefined {
  if (!(error instanceof PictureTooLargeError)) return undefined;
  const { file } = error;
  return file.size <= REDUCIBLE_MAX_BYTES && !/\.(svg|gif|pdf)$/i.test(file.name) ? file : undefined;
}
