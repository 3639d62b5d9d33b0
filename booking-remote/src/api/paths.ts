import type { AppointmentFilter } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';
import { createSlug } from '@rangmala/shared/links';

/** Number of days, from today, that are searched for free times. */
const SEARCHED_DAYS = 28;

/**
 * Returns the API path for the artists who offer an art type. The name and the slug of an art type give the same path,
 * so that they share one request.
 */
export const getArtistsPath = (artType: string) => apiPath('GET /artists', { art_type: createSlug(artType) });

/** Returns the API path for an artist with the weekly availability. */
export const getArtistPath = (id: string) => apiPath('GET /artists/{id}', { id });

/** Returns the API path for the number of an artist's free times on each of the {@link SEARCHED_DAYS} days. */
export const getFreeDaysPath = (artistId: string) =>
  apiPath('GET /artists/{id}/free-days', { id: artistId, days: SEARCHED_DAYS });

/** Returns the API path for the free times of an artist on a day. */
export const getAvailabilityPath = (artistId: string, date: string) =>
  apiPath('GET /appointments/availability', { artist_id: artistId, date });

/** Returns the API path for a page of a customer's appointments. */
export const getAppointmentsPath = (userId: string, show: AppointmentFilter, page = 1) =>
  apiPath('GET /appointments/user/{userId}', { userId, show, page, limit: LIST_PAGE_SIZE });

/** Returns the API path for the appointments of a customer on a day. */
export const getAppointmentsOfDayPath = (userId: string, date: string) =>
  apiPath('GET /appointments/user/{userId}', { userId, date });

export const getAppointmentCountsPath = (userId: string) =>
  apiPath('GET /appointments/user/{userId}/counts', { userId });

/** Returns the API path for the times that an artist proposes. @param token secret of the mailed link */
export const getProposalPath = (token: string) => apiPath('GET /appointment-proposals', { token });

export const getAppointmentPath = (id: string) => apiPath('GET /appointments/{id}', { id });

/** Returns the API path for the design of a session. Only the customer of the session may read it. */
export const getHandOverPath = (id: string) => apiPath('GET /appointments/{id}/hand-over', { id });
