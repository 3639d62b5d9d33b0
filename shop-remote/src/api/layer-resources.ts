import { ApiError, UNREACHABLE } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import { getTextBox, type OutlinedText } from '@rangmala/shared/contract/design-fields';
import type { CreatedAsset, TextOutline } from '@rangmala/shared/contract/designs';
import { callApi } from '@rangmala/shared/endpoints';
import { RetryLaterError } from './retry.ts';

/**
 * Adds a picture to a design. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @param onProgress receives the uploaded fraction, from 0 to 1
 * @throws RetryLaterError when the server says after how many seconds the upload may be repeated
 * @throws ApiError when the upload fails; the error has status 0 when there is no response
 */
export function uploadAsset(
  { id, token }: LineDesign,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<CreatedAsset> {
  const body = new FormData();
  body.set('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', `/api/designs/${encodeURIComponent(id)}/assets`);
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('design-token', token);
  request.upload.onprogress = ({ loaded, total }) => {
    if (total > 0) onProgress(loaded / total);
  };
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new ApiError(0, UNREACHABLE));
    request.onload = () => {
      const response = parseResponse(request.responseText);
      if (request.status < 300 && response?.id !== undefined) resolve(response as CreatedAsset);
      else reject(toError(request, response?.detail ?? UNREACHABLE));
    };
    request.send(body);
  });
}

function toError(request: XMLHttpRequest, detail: string): ApiError {
  const seconds = Number(request.getResponseHeader('retry-after'));
  return seconds > 0
    ? new RetryLaterError(request.status, detail, seconds)
    : new ApiError(request.status, detail);
}

function parseResponse(text: string): (Partial<CreatedAsset> & { detail?: string }) | undefined {
  try {
    return JSON.parse(text) as Partial<CreatedAsset> & { detail?: string };
  } catch {
    return undefined;
  }
}

/**
 * Returns the outline of a text as it is printed.
 * @throws RetryLaterError when too many texts were requested in the last minute
 * @throws ApiError when the server refuses the text or the request fails
 */
export async function fetchOutline(layer: OutlinedText): Promise<TextOutline> {
  try {
    const { text, typeface } = layer;
    const box = getTextBox(layer);
    return await callApi('GET /text-outline', {
      params: { text, typeface, ...(box && { box: JSON.stringify(box) }) },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) throw new RetryLaterError(429, error.message, 1);
    throw error;
  }
}
