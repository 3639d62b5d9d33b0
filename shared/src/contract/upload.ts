import * as z from 'zod/mini';

/** Specification §5 and §9: at most 5 MB, JPEG, PNG, GIF or SVG. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'] as const;
export const UPLOAD_TOO_LARGE = 'File is too large. Maximum size is 5MB.';
export const UPLOAD_WRONG_TYPE = 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.';

export const uploadedImage = z.object({
  /** The stored picture, re-encoded. */
  url: z.string(),
  /** A small one for lists. */
  thumbnail: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImage>;
