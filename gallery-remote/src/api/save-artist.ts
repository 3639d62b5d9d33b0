import { ApiError, markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { ArtistProfile, SavedArtist } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { galleryPath } from './use-gallery.ts';
import {
  allArtistsPath,
  allArtistsByTypePath,
  firstArtistsPath,
  firstArtistsByTypePath,
} from './use-gallery-artists.ts';
import { artistPath } from './use-artist.ts';

export const SAVE_FAILED = 'Failed to update profile.';

/** Paths of public data that is requested again after an artist has changed the profile or the gallery. */
export const PUBLIC_PATHS = [
  galleryPath(),
  firstArtistsPath(),
  allArtistsPath(),
  firstArtistsByTypePath(),
  allArtistsByTypePath(),
];

/** Status codes of error responses with a message for the artist. */
const STATUSES_WITH_MESSAGE = [404, 409, 413, 415, 422, 429];

/** Returns the server's message if it is for the artist; otherwise undefined. */
export function serverReasonOf(error: unknown): string | undefined {
  return error instanceof ApiError && STATUSES_WITH_MESSAGE.includes(error.status)
    ? error.message
    : undefined;
}

/** Returns a function that saves a profile. The function rejects with an ApiError when the request fails. */
export function useSaveArtist(id: string): (profile: ArtistProfile) => Promise<SavedArtist> {
  const updateResponse = useUpdateResponse();
  return async (profile) => {
    const savedArtist = await callApi('PUT /artists/{id}', { params: { id }, body: profile });
    updateResponse(artistPath(id), () => savedArtist);
    markStale(PUBLIC_PATHS);
    return savedArtist;
  };
}
