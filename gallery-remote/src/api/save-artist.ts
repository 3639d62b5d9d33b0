import { ApiError, markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { ArtistProfile, SavedArtist } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { getGalleryPath, TEASER_ARTWORK_COUNT } from './use-gallery.ts';
import {
  getAllArtistsPath,
  getAllArtistsByTypePath,
  getFirstArtistsPath,
  getFirstArtistsByTypePath,
} from './use-gallery-artists.ts';
import { getArtistPath } from './use-artist.ts';
import { getPublicArtistPath } from './use-public-artist.ts';

export const SAVE_FAILED = 'Failed to update profile.';

/** Returns the API paths of public data that becomes stale when an artist changes the profile or the gallery. */
export const listPublicPaths = (artistId: string) => [
  getPublicArtistPath(artistId),
  getGalleryPath(),
  getGalleryPath(TEASER_ARTWORK_COUNT),
  getFirstArtistsPath(),
  getAllArtistsPath(),
  getFirstArtistsByTypePath(),
  getAllArtistsByTypePath(),
];

/** Status codes of error responses with a message for the artist. */
const STATUSES_WITH_MESSAGE = [404, 409, 413, 415, 422, 429, 503, 507];

/** Returns the server's message if the status is one of {@link STATUSES_WITH_MESSAGE}; otherwise undefined. */
export function getServerMessage(error: unknown): string | undefined {
  return error instanceof ApiError && STATUSES_WITH_MESSAGE.includes(error.status)
    ? error.message
    : undefined;
}

/**
 * Returns a function that saves changed fields of a profile. The function rejects with an ApiError when the request
 * fails.
 */
export function useSaveArtist(id: string): (profile: ArtistProfile) => Promise<SavedArtist> {
  const updateResponse = useUpdateResponse();
  return async (profile) => {
    const savedArtist = await callApi('PUT /artists/{id}', { params: { id }, body: profile });
    updateResponse(getArtistPath(id), () => savedArtist);
    markStale(listPublicPaths(id));
    return savedArtist;
  };
}
