import { ApiError } from '@rangmala/shared/api';
import type { UploadedImage } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';

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
