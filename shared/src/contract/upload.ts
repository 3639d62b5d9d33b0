import * as z from 'zod/mini';

/** Specification §5 and §9: at most 5 MB, JPEG, PNG, GIF or SVG. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'] as const;
export const UPLOAD_TOO_LARGE = 'File is too large. Maximum size is 5MB.';
export const UPLOAD_WRONG_TYPE = 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.';

/** What a file input lets people pick. */
export const UPLOAD_ACCEPT = UPLOAD_TYPES.join(',');

/**
 * Why a file cannot be uploaded, in the specification's words (§5), or undefined when it can. The server looks
 * again, at the bytes: a name and a type are only what the browser believes.
 */
export function uploadProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (size > UPLOAD_MAX_BYTES) return UPLOAD_TOO_LARGE;
  return UPLOAD_TYPES.some((each) => each === type) ? undefined : UPLOAD_WRONG_TYPE;
}

export const uploadedImageSchema = z.object({
  /** The stored picture, re-encoded. */
  url: z.string(),
  /** A small one for lists. */
  thumbnail: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImageSchema>;
