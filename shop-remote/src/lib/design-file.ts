import {
  UPLOAD_MAX_BYTES,
  UPLOAD_TOO_LARGE,
  UPLOAD_TYPES,
  UPLOAD_WRONG_TYPE,
} from '@rangmala/shared/contract';

/** What a file input lets people pick. */
export const DESIGN_ACCEPT = UPLOAD_TYPES.join(',');

/**
 * Why a file cannot be a custom design, in the specification's words (§5), or undefined when it can.
 * The server looks again, at the bytes: a name and a type are only what the browser believes.
 */
export function designProblem(file: Pick<File, 'size' | 'type'>): string | undefined {
  if (file.size > UPLOAD_MAX_BYTES) return UPLOAD_TOO_LARGE;
  if (!UPLOAD_TYPES.some((type) => type === file.type)) return UPLOAD_WRONG_TYPE;
  return undefined;
}
