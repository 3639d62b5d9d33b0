import { ApiError, markStale, useUpdateResponse } from '@rangmala/shared/api';
import type {
  ArtistAccount,
  ArtistAccountChange,
  ArtistProfile,
  Artwork,
  DayOff,
  NewDayOff,
  SavedArtist,
  SavedDayOff,
} from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import {
  getArtistAccountPath,
  getArtistGalleryPath,
  getArtistPath,
  getCalendarFeedPath,
  getDaysOffPath,
  getPublicArtistPath,
} from './paths.ts';

export const SAVE_FAILED = 'Failed to update profile.';

/** Returns the API paths of public data that becomes stale when an artist changes the profile or the gallery. */
export const listPublicPaths = (artistId: string) => [
  getPublicArtistPath(artistId),
  apiPath('GET /art-gallery', {}),
  apiPath('GET /art-gallery/artist', {}),
  apiPath('GET /art-gallery/type', {}),
];

/** Status codes of error responses with a message for the artist; 0 without a response. */
const STATUSES_WITH_MESSAGE = [0, 404, 409, 413, 415, 422, 429, 503, 507];

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

export const ARTWORK_UPLOADED = 'Image uploaded to gallery!';
export const ARTWORK_UPLOAD_FAILED = 'Failed to upload gallery image.';

interface NewArtwork {
  file: File;
  title: string;
  artTypes: readonly string[];
}

/**
 * Returns functions that change the gallery of the signed-in artist. Each function rejects with an ApiError when its
 * request fails.
 */
export function useArtistGalleryChanges(id: string) {
  const updateResponse = useUpdateResponse();

  function updateGallery(change: (artworks: Artwork[]) => Artwork[]): void {
    updateResponse(getArtistGalleryPath(id), (gallery) => gallery && { artworks: change(gallery.artworks) });
    markStale(listPublicPaths(id));
  }

  return {
    /** Returns what a drawing has lost. */
    async add({ file, title, artTypes }: NewArtwork): Promise<string[]> {
      const form = new FormData();
      form.set('file', file);
      form.set('title', title);
      for (const artType of artTypes) form.append('art_type', artType);
      const { data, warnings = [] } = await callApi('POST /artists/{id}/gallery', {
        params: { id },
        body: form,
      });
      updateGallery((artworks) => [...artworks.filter((artwork) => artwork.id !== data.id), data]);
      return warnings;
    },
    async change(artworkId: string, change: { title: string } | { printable: boolean }): Promise<void> {
      const changedArtwork = await callApi('PUT /artists/{id}/gallery/{artworkId}', {
        params: { id, artworkId },
        body: change,
      });
      updateGallery((artworks) =>
        artworks.map((artwork) => (artwork.id === changedArtwork.id ? changedArtwork : artwork)),
      );
    },
    async chooseArtTypePicture({ id: artworkId, image }: Artwork, art_type: string): Promise<void> {
      await callApi('PUT /artists/{id}/gallery/{artworkId}/art-type-picture', {
        params: { id, artworkId },
        body: { art_type },
      });
      updateResponse(apiPath('GET /artists/art-types'), (artTypes) =>
        artTypes?.map((artType) => (artType.name === art_type ? { name: art_type, image } : artType)),
      );
      markStale(listPublicPaths(id));
    },
    async reorder(ids: string[]): Promise<void> {
      const { artworks } = await callApi('PUT /artists/{id}/gallery/order', {
        params: { id },
        body: { ids },
      });
      updateGallery(() => artworks);
    },
    async remove(artworkId: string): Promise<void> {
      await callApi('DELETE /artists/{id}/gallery/{artworkId}', { params: { id, artworkId } });
      updateGallery((artworks) => artworks.filter((artwork) => artwork.id !== artworkId));
    },
  };
}

/** Returns functions that change the artist's days off. Each function rejects with an ApiError when its request fails. */
export function useDayOffChanges(id: string) {
  const updateResponse = useUpdateResponse();

  function updateDaysOff(change: (daysOff: DayOff[]) => DayOff[]): void {
    updateResponse(getDaysOffPath(id), (daysOff) => daysOff && change(daysOff));
    markStale([getPublicArtistPath(id)]);
  }

  return {
    async add(body: NewDayOff): Promise<SavedDayOff> {
      const { booked, ...dayOff } = await callApi('POST /artists/{id}/days-off', { params: { id }, body });
      const toSortKey = ({ first_date, start_time = '' }: DayOff) => `${first_date} ${start_time}`;
      updateDaysOff((daysOff) => [...daysOff, dayOff].sort((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1)));
      return { ...dayOff, booked };
    },
    async remove(dayOffId: string): Promise<void> {
      await callApi('DELETE /artists/{id}/days-off/{dayOffId}', { params: { id, dayOffId } });
      updateDaysOff((daysOff) => daysOff.filter((dayOff) => dayOff.id !== dayOffId));
    },
  };
}

/** Returns a function that changes the email settings. The function rejects with an ApiError when the request fails. */
export function useChangeArtistAccount(id: string): (change: ArtistAccountChange) => Promise<ArtistAccount> {
  const updateResponse = useUpdateResponse();
  return async (change) => {
    const account = await callApi('PUT /artists/{id}/account', { params: { id }, body: change });
    updateResponse(getArtistAccountPath(id), () => account);
    return account;
  };
}

/**
 * Returns a function that replaces the URL of the calendar feed; the old URL stops working. The function rejects with
 * an ApiError when the request fails.
 */
export function useRenewCalendarFeed(id: string): () => Promise<void> {
  const updateResponse = useUpdateResponse();
  return async () => {
    const feed = await callApi('POST /artists/{id}/calendar-feed', { params: { id } });
    updateResponse(getCalendarFeedPath(id), () => feed);
  };
}
