import { INCLUDED_ROUNDS, type HandOverStatus } from '@rangmala/shared/contract';
import type { HandOverEventRow } from '../../../database/booking-tables.ts';

export interface HandOverState {
  status: HandOverStatus;
  /** Number of changes that the customer has asked for. */
  usedRounds: number;
  canAskForChange: boolean;
  /** Whether the customer allows the gallery to show the approved version. */
  isGalleryAllowed: boolean;
}

const STATUS_AFTER: Partial<Record<HandOverEventRow['kind'], HandOverStatus>> = {
  handed_over: 'waiting_for_customer',
  change_asked: 'waiting_for_artist',
  approved: 'approved',
};

/**
 * Derives the state of a hand-over from its events, oldest first. A new version ends the approval of the earlier one,
 * and the consent to show it.
 */
export function deriveHandOverState(events: readonly Pick<HandOverEventRow, 'kind'>[]): HandOverState {
  const state: HandOverState = {
    status: 'none',
    usedRounds: 0,
    canAskForChange: false,
    isGalleryAllowed: false,
  };
  for (const { kind } of events) {
    state.status = STATUS_AFTER[kind] ?? state.status;
    if (kind === 'change_asked') state.usedRounds += 1;
    if (kind === 'handed_over' || kind === 'gallery_refused') state.isGalleryAllowed = false;
    if (kind === 'gallery_allowed') state.isGalleryAllowed = true;
  }
  state.canAskForChange = state.status === 'waiting_for_customer' && state.usedRounds < INCLUDED_ROUNDS;
  return state;
}

/** Returns the status after an event; undefined for an event that does not change it. */
export const getStatusAfter = (kind: HandOverEventRow['kind']): HandOverStatus | undefined =>
  STATUS_AFTER[kind];
