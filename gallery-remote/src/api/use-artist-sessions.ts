import { sendJson, useApi, useUpdateAnswer, type ApiResult } from '@rangmala/shared/api';
import type { ArtistSessions, CalendarFeed } from '@rangmala/shared/contract';
import { artistPath } from './use-artist.ts';

export const sessionsPath = (id: string) => `${artistPath(id)}/sessions`;
export const calendarFeedPath = (id: string) => `${artistPath(id)}/calendar-feed`;

/** An artist's sessions of today and to come. Only they are answered, so this says who is really there. */
export function useArtistSessions(id: string | null): ApiResult<ArtistSessions> {
  return useApi<ArtistSessions>(id === null ? null : sessionsPath(id));
}

/** The private address of an artist's calendar. */
export function useCalendarFeed(id: string): ApiResult<CalendarFeed> {
  return useApi<CalendarFeed>(calendarFeedPath(id));
}

/** Gives the calendar another address; the one before ends. @throws ApiError */
export function useRenewCalendarFeed(id: string): () => Promise<void> {
  const update = useUpdateAnswer();
  return async () => {
    const feed = await sendJson<CalendarFeed>('POST', calendarFeedPath(id));
    update<CalendarFeed>(calendarFeedPath(id), () => feed);
  };
}
