import { ApiError } from '@rangmala/shared/api';
import type { UploadedImage } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';

const UPLOAD_FAILED = 'Upload failed.';

/** Refusals whose sentence helps: too large, wrong type, breaks a rule, too often. */
const EXPLAINED = [413, 415, 422, 429];

/** Sends a custom design to the server. @throws Error with the sentence to show */
export async function uploadDesign(file: File): Promise<UploadedImage> {
  const form = new FormData();
  form.set('file', file);
  try {
    return await callApi('POST /upload-image', { body: form });
  } catch (error) {
    throw new Error(
      error instanceof ApiError && EXPLAINED.includes(error.status) ? error.message : UPLOAD_FAILED,
      { cause: error },
    );
  }
}
