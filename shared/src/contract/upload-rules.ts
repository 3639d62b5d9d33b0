export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 60_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'] as const;
export const UPLOAD_TOO_LARGE = 'File is too large. Maximum size is 5MB.';
export const UPLOAD_TOO_MANY_PIXELS = 'This image has too many pixels: at most 60 million.';
export const UPLOAD_WRONG_TYPE = 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.';

/** Value of the `accept` attribute of file inputs. */
export const UPLOAD_ACCEPT = UPLOAD_TYPES.join(',');

/**
 * Returns a message when the size or the type of a file is not accepted, otherwise undefined. The server also checks
 * the content, because browsers derive the type from the file's name.
 */
export function findUploadProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (size > UPLOAD_MAX_BYTES) return UPLOAD_TOO_LARGE;
  return UPLOAD_TYPES.some((allowedType) => allowedType === type) ? undefined : UPLOAD_WRONG_TYPE;
}

/** @deprecated Renamed: call `findUploadProblem`. */
export const uploadProblem = findUploadProblem;
