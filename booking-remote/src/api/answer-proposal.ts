import { markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { FreeTime, Proposal } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { useUser } from '@rangmala/shared/session';
import { listAppointmentPaths, getAvailabilityPath, getProposalPath } from './paths.ts';
import { type DisplayedFailure, toBookingFailure } from './send-appointment.ts';

const ANSWER_FAILED = 'Your answer could not be saved. Please try again.';
const NOT_ALLOWED = 'This link cannot be used here. Please open it from our email again.';

/** The customer's answer: a new time, or `cancel`. */
export type Answer = Pick<FreeTime, 'date' | 'time'> | 'cancel';

/**
 * Returns a function that answers the proposal of a mailed link. The function returns the failure, or undefined on
 * success.
 */
export function useAnswerProposal(
  token: string,
): (proposal: Proposal, answer: Answer) => Promise<DisplayedFailure | undefined> {
  const updateResponse = useUpdateResponse();
  const { user } = useUser();
  return async ({ artist_id, date }, answer) => {
    const body =
      answer === 'cancel'
        ? { token, answer: 'cancel' as const }
        : { token, answer: 'move' as const, date: answer.date, time: answer.time };
    try {
      const proposal = await callApi('POST /appointment-proposals/answer', { body });
      updateResponse(getProposalPath(token), () => proposal);
      markStale([
        getAvailabilityPath(artist_id, date),
        getAvailabilityPath(artist_id, proposal.date),
        ...(user ? listAppointmentPaths(user.userId) : []),
      ]);
      return undefined;
    } catch (error) {
      const failure = await toBookingFailure(error, ANSWER_FAILED);
      return failure.kind === 'signed-out'
        ? { kind: 'refused', message: ANSWER_FAILED, reason: NOT_ALLOWED, nearest: [] }
        : failure;
    }
  };
}
