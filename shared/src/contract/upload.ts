import * as z from 'zod/mini';

export * from './upload-rules.ts';

export const uploadedImageSchema = z.object({
  /** URL of the stored picture, which the server has re-encoded. */
  url: z.string(),
  /** URL of a small version of the picture. */
  thumbnail: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImageSchema>;
