import { useApi, useUpdateAnswer, type ApiResult } from '@rangmala/shared/api';
import type { ArtistSessions, CalendarFeed } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

export const sessionsPath = (id: string) => apiPath('GET /artists/{id}/sessions', { id });
export const calendarFeedPath = (id: string) => apiPath('GET /artists/{id}/calendar-feed', { id });

/** An artist's sessions of today and to come. Only they are answered, so this says who is really there. */
export function useArtistSessions(id: string | null): ApiResult<ArtistSessions> {
  return useApi(id === null ? null : sessionsPath(id));
}

/** The private address of an artist's calendar. */
export function useCalendarFeed(id: string): ApiResult<CalendarFeed> {
  return useApi(calendarFeedPath(id));
}

/** Gives the calendar another address; the one before ends. @throws ApiError */
export function useRenewCalendarFeed(id: string): () => Promise<void> {
  const update = useUpdateAnswer();
  return async () => {
    const feed = await callApi('POST /artists/{id}/calendar-feed', { params: { id } });
    update(calendarFeedPath(id), () => feed);
  };
}
