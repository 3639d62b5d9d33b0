import {
  UPLOAD_MAX_BYTES,
  UPLOAD_TOO_LARGE,
  UPLOAD_TYPES,
  UPLOAD_WRONG_TYPE,
} from '@rangmala/shared/contract';

/** What a file input lets people pick. */
export const IMAGE_ACCEPT = UPLOAD_TYPES.join(',');

/**
 * Why a file cannot be uploaded, in the specification's words (§5), or undefined when it can. The server
 * looks again, at the bytes.
 */
export function imageProblem({ type, size }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!(UPLOAD_TYPES as readonly string[]).includes(type)) return UPLOAD_WRONG_TYPE;
  return size > UPLOAD_MAX_BYTES ? UPLOAD_TOO_LARGE : undefined;
}

/** `4.2 MB`; `0.1 MB` for all that is smaller. */
export function sizeInWords(bytes: number): string {
  return `${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`;
}
