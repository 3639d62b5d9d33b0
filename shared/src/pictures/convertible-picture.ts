import { UPLOAD_TOO_LARGE } from '@rangmala/shared/contract/rules';

/** Size of the largest file that the browser may convert. */
const CONVERTIBLE_MAX_BYTES = 50 * 1024 * 1024;

/** The refusal of a picture that the browser may be able to convert into an accepted one. */
export class ConvertiblePictureError extends Error {
  readonly file: File;

  constructor(file: File, message: string = UPLOAD_TOO_LARGE) {
    super(message);
    this.file = file;
  }
}

/** Returns the refused file of a {@link ConvertiblePictureError}; [] for other errors and for files that are too large. */
export function getConvertibleFiles(error: unknown): File[] {
  if (!(error instanceof ConvertiblePictureError)) return [];
  const { file } = error;
  return file.size <= CONVERTIBLE_MAX_BYTES && !/\.(svg|gif|pdf)$/i.test(file.name) ? [file] : [];
}
