import type { GrievanceStatus } from '@rangmala/shared/contract';
import type { DeliveryAddressColumns } from './order-tables.ts';

/*
 * The tables of grievances and of customers' account data. tables.ts describes the common column types.
 */

export interface GrievanceRow {
  id: string;
  /** Ticket number: `GR-7K4Q-2M9D`. */
  number: string;
  name: string;
  /** Email address in lower case. */
  email: string;
  /** Empty when the grievance is not about an order. */
  order_number: string;
  message: string;
  status: GrievanceStatus;
  created_at: string;
  /** Deadline for the answer. */
  due_at: string;
  /** Time of the reminder to the owner; null before the reminder. */
  reminded_at: string | null;
}

export interface GrievanceAnswerRow {
  grievance_id: string;
  /** Number of the answer within its grievance, starting at 1. */
  position: number;
  text: string;
  at: string;
}

/** A postal address that a customer has saved. */
export interface CustomerAddressRow extends DeliveryAddressColumns {
  id: string;
  user_id: string;
  /**
   * Time at which the customer last saved the address or used the address for an order. The addresses of a customer are
   * sorted by this time, latest first.
   */
  used_at: string;
}

/** A link that was mailed to a customer for the deletion of their account. */
export interface AccountDeletionLinkRow {
  token_hash: string;
  user_id: string;
  created_at: string;
}
