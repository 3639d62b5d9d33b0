import { apiPath } from '@rangmala/shared/endpoints';
import { readPageNumber } from '@rangmala/shared/links';

/** Largest number of artworks in the teaser on the home page. */
export const TEASER_ARTWORK_COUNT = 6;

/** The path of the artworks in the teaser on the home page. */
export const TEASER_PATH = apiPath('GET /art-gallery', { artworks: TEASER_ARTWORK_COUNT, only: 'artworks' });

/** Returns the path of a page of the gallery. @param artwork id of an artwork to add to the page */
export const getGalleryPath = (maxArtworks: number, page?: number, artwork?: string) =>
  apiPath('GET /art-gallery', { artworks: maxArtworks, page, artwork });

/** Returns the path of an artist with artworks and next free times. */
export const getPublicArtistPath = (id: string) => apiPath('GET /art-gallery/artist/{id}', { id });

/** Returns the path of the first products with an artist's art. */
export const getArtistProductsPath = (id: string) => apiPath('GET /items', { artist: [id], limit: 12 });

/** Returns the path of an artist with the artist's hours. */
export const getArtistPath = (id: string) => apiPath('GET /artists/{id}', { id });

/** Returns the path of all artworks of an artist. */
export const getArtistGalleryPath = (id: string) => apiPath('GET /artists/{id}/gallery', { id });

/** Returns the path of an artist's email settings. */
export const getArtistAccountPath = (id: string) => apiPath('GET /artists/{id}/account', { id });

/**
 * Returns the path of an artist's sessions of the last month, of today and of later days. Only the artist may read these
 * sessions.
 * @param search parameters of the URL: `sessions` is the page of later sessions, `earlier` of earlier ones
 * @param appointment id of the only session to read
 */
export function getSessionsPath(id: string, search?: URLSearchParams, appointment?: string) {
  const readPage = (name: string) => (search?.has(name) ? readPageNumber(search, name) : undefined);
  return apiPath('GET /artists/{id}/sessions', {
    id,
    page: readPage('sessions'),
    earlier: readPage('earlier'),
    appointment,
  });
}

/** Returns the path of an artist's days off. Only the artist may read them. */
export const getDaysOffPath = (id: string) => apiPath('GET /artists/{id}/days-off', { id });

/** Returns the path of a page of an artist's earnings. Only the artist may read them. */
export const getEarningsPath = (id: string, page: number) =>
  apiPath('GET /artists/{id}/earnings', { id, page });

/** Returns the path of the design of a session. Only the artist of the session may read it. */
export const getHandOverPath = (id: string, appointmentId: string) =>
  apiPath('GET /artists/{id}/sessions/{appointmentId}/hand-over', { id, appointmentId });

/** Returns the path of an artist's private calendar feed. */
export const getCalendarFeedPath = (id: string) => apiPath('GET /artists/{id}/calendar-feed', { id });
