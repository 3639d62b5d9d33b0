import { useApi, useUpdateAnswer, type ApiResult } from '@rangmala/shared/api';
import type { ArtistSessions, CalendarFeed } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

export const sessionsPath = (id: string) => apiPath('GET /artists/{id}/sessions', { id });
export const calendarFeedPath = (id: string) => apiPath('GET /artists/{id}/calendar-feed', { id });

/** An artist's sessions of today and later. The server returns them to that artist only. */
export function useArtistSessions(id: string | null): ApiResult<ArtistSessions> {
  return useApi(id === null ? null : sessionsPath(id));
}

/** The private calendar feed of an artist. */
export function useCalendarFeed(id: string): ApiResult<CalendarFeed> {
  return useApi(calendarFeedPath(id));
}

/** Replaces the address of the calendar feed; the old one stops working. @throws ApiError */
export function useRenewCalendarFeed(id: string): () => Promise<void> {
  const update = useUpdateAnswer();
  return async () => {
    const feed = await callApi('POST /artists/{id}/calendar-feed', { params: { id } });
    update(calendarFeedPath(id), () => feed);
  };
}
