import { useApi, useUpdateResponse, type ApiResult } from '@rangmala/shared/api';
import type { ArtistSessions, CalendarFeed } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

export const getSessionsPath = (id: string) => apiPath('GET /artists/{id}/sessions', { id });
export const getCalendarFeedPath = (id: string) => apiPath('GET /artists/{id}/calendar-feed', { id });

/**
 * Returns an artist's sessions of the last week, of today and of later days; requests nothing for null. Only the artist
 * may read these sessions.
 */
export function useArtistSessions(id: string | null): ApiResult<ArtistSessions> {
  return useApi(id === null ? null : getSessionsPath(id));
}

/** Returns the private calendar feed of an artist. */
export function useCalendarFeed(id: string): ApiResult<CalendarFeed> {
  return useApi(getCalendarFeedPath(id));
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
