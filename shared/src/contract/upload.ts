import * as z from 'zod/mini';

export * from './upload-rules.ts';

export const uploadedImageSchema = z.object({
  /** The stored picture, re-encoded. */
  url: z.string(),
  /** A small version for lists. */
  thumbnail: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImageSchema>;
