import { ApiError, markStale, useUpdateAnswer } from '@rangmala/shared/api';
import type { ArtistProfile, SavedArtist } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { galleryPath } from './use-gallery.ts';
import { allArtistsPath, allOfTypesPath, firstArtistsPath, firstOfTypesPath } from './use-gallery-artists.ts';
import { artistPath } from './use-artist.ts';

/** Word for word from the specification (§8). */
export const SAVE_FAILED = 'Failed to update profile.';
const UPLOAD_FAILED = 'Upload failed.';

/** What visitors see of the artists: asked for anew after an artist has changed something. */
export const PUBLIC_PATHS = [
  galleryPath(),
  firstArtistsPath(),
  allArtistsPath(),
  firstOfTypesPath(),
  allOfTypesPath(),
];

/** Refusals whose sentence helps: too large, wrong type, breaks a rule, too often. */
const EXPLAINED = [404, 409, 413, 415, 422, 429];

/** The server's own sentence about a refusal, where it helps. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError && EXPLAINED.includes(error.status) ? error.message : undefined;
}

/** Saves a profile. @throws ApiError */
export function useSaveArtist(id: string): (profile: ArtistProfile) => Promise<SavedArtist> {
  const update = useUpdateAnswer();
  return async (profile) => {
    const saved = await callApi('PUT /artists/{id}', { params: { id }, body: profile });
    update(artistPath(id), () => saved);
    markStale(PUBLIC_PATHS);
    return saved;
  };
}

/** Sends a picture. @returns its address. @throws Error with the sentence to show */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  try {
    return (await callApi('POST /upload-image', { body: form })).url;
  } catch (error) {
    throw new Error(reasonOf(error) ?? UPLOAD_FAILED, { cause: error });
  }
}
