import { markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { ArtistSession, ArtistSessions, NewProposal } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { useSearchParams } from '@rangmala/shared/router';
import { getPublicArtistPath, getSessionsPath } from './paths.ts';

/** Returns functions that change an artist's sessions. Each function rejects with an ApiError when its request fails. */
export function useSessionChanges(id: string) {
  const updateResponse = useUpdateResponse();
  const [search] = useSearchParams();

  /** Replaces a session in the loaded lists; undefined removes the session. */
  function updateSession(
    sessionId: string,
    change: (session: ArtistSession) => ArtistSession | undefined,
  ): void {
    const updateList = (sessions: readonly ArtistSession[]) =>
      sessions.flatMap((session) => (session.id === sessionId ? (change(session) ?? []) : session));
    markStale([getSessionsPath(id)]);
    updateResponse(
      getSessionsPath(id, search),
      (lists): ArtistSessions | undefined =>
        lists && {
          ...lists,
          today: updateList(lists.today),
          coming: updateList(lists.coming),
          recent: updateList(lists.recent),
        },
    );
  }

  return {
    async cancel(appointmentId: string, reason: string): Promise<void> {
      await callApi('POST /artists/{id}/sessions/{appointmentId}/cancellation', {
        params: { id, appointmentId },
        body: { reason },
      });
      updateSession(appointmentId, () => undefined);
      markStale([getPublicArtistPath(id)]);
    },
    async propose(appointmentId: string, proposal: NewProposal): Promise<void> {
      await callApi('POST /artists/{id}/sessions/{appointmentId}/proposal', {
        params: { id, appointmentId },
        body: proposal,
      });
      updateSession(appointmentId, (session) => ({ ...session, proposed_times: proposal.times }));
    },
    async recordAttendance(appointmentId: string, did_not_come: boolean): Promise<void> {
      await callApi('PUT /artists/{id}/sessions/{appointmentId}/attendance', {
        params: { id, appointmentId },
        body: { did_not_come },
      });
      updateSession(appointmentId, (session) => ({ ...session, did_not_come }));
    },
  };
}
