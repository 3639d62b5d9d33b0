import type { GrievanceStatus, OrderStatus, PaymentMethod, PaymentStatus } from '@rangmala/shared/contract';

/*
 * The tables of orders, payments and grievances, and of the saved addresses of customers. tables.ts describes the common
 * column types.
 */

export interface DeliveryAddressColumns {
  name: string;
  phone: string;
  pin: string;
  line1: string;
  area: string;
  landmark: string;
  city: string;
  state: string;
  gstin: string;
}

/** An order. `status` is derived from the order's events. */
export interface OrderRow extends DeliveryAddressColumns {
  id: string;
  /** Readable order number: `RM-7K4Q-2M9D`. */
  number: string;
  /** null for the order of a guest or of a deleted account. */
  user_id: string | null;
  email: string;
  gift_note: string;
  /** First day of the promised arrival; null when no carrier delivers to the address, and for earlier orders. */
  arrival_from: string | null;
  /** Last day of the promised arrival. */
  arrival_to: string | null;
  /** Last day of the dispatch with which the promise holds. */
  dispatch_by: string | null;
  /** Day by which the customer needs the order. */
  needed_by: string | null;
  payment_method: PaymentMethod;
  status: OrderStatus;
  payment_status: PaymentStatus;
  items_paise: number;
  shipping_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
  paid_paise: number;
  refunded_paise: number;
  /** 1 while the order has a stock hold: the stock excludes the order's quantities. */
  stock_held: number;
  /** Time of the next automatic change; null when no change is planned. */
  due_at: string | null;
  /** The customer's id, or `guest`. Each `idempotency_key` is unique within its scope. */
  idempotency_scope: string;
  idempotency_key: string;
  request_hash: string;
  /** Incremented by `lockOrder`: the update locks the row. */
  version: number;
  placed_at: string;
}

export interface OrderLineRow {
  order_id: string;
  position: number;
  product_id: string;
  name: string;
  image: string;
  /** JSON: the chosen value by option name. */
  options: string;
  /** JSON: `[{label, value}]`, the labels of the options and of the chosen values. */
  choices: string;
  /** JSON: `[{label, value}]`, what the printed fields say. */
  fields: string;
  hsn: string;
  country_of_origin: string;
  design_id: string | null;
  custom_design_url: string | null;
  custom_design_name: string | null;
  quantity: number;
  unit_price_paise: number;
  total_paise: number;
  /** 1800 means 18 %. */
  gst_rate_hundredths: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  refunded_paise: number;
}

/** An artist whose art is on an order line, as it was agreed when the order was placed. */
export interface LineCreditRow {
  order_id: string;
  position: number;
  artist_id: string;
  name: string;
  /** '' when none is known. */
  art_type: string;
  /** 1000 means 10 % of the line without tax. */
  share_hundredths: number;
  share_paise: number;
}

/** An event of an artist's account. The sum of an artist's amounts is what the shop owes. */
export interface EarningRow {
  id: string;
  artist_id: string;
  kind: 'sale' | 'reversal' | 'payout';
  /** Negative for a reversal and a payout. */
  amount_paise: number;
  /** Order line; null for a payout. */
  order_id: string | null;
  position: number | null;
  /** The owner's note on a payout. */
  note: string;
  at: string;
}

export interface OrderEventRow {
  order_id: string;
  position: number;
  kind: string;
  actor: string;
  reason: string;
  /** JSON: the fields of the event that have no column. */
  data: string;
  at: string;
}

export interface PaymentAttemptRow {
  order_id: string;
  gateway: string;
  /** null until the gateway order is created. */
  gateway_order_id: string | null;
  amount_paise: number;
  /** Until this time, only the request that claimed the attempt may create the gateway order. */
  claimed_until: string | null;
  checks: number;
  /** Time of the next status request to the gateway; null when no request is planned. */
  check_at: string | null;
  created_at: string;
}

/** A received webhook. `body` contains only the fields that the server reads, as JSON. */
export interface PaymentEventRow {
  gateway: string;
  event_id: string;
  body: string;
  received_at: string;
  applied_at: string | null;
  tries: number;
  /** Time of the next attempt to apply the event; null after a success and after the last attempt. */
  due_at: string | null;
}

/** A payment that the gateway has captured. */
export interface PaymentRow {
  gateway: string;
  payment_id: string;
  order_id: string;
  /**
   * The order that this payment pays for; null for a payment that is refunded because it is surplus or has a wrong
   * amount.
   */
  pays_order_id: string | null;
  amount_paise: number;
  captured_at: string;
}

export interface RefundRow {
  /** Also the idempotency key of the request to the gateway. */
  id: string;
  order_id: string;
  gateway: string;
  payment_id: string;
  amount_paise: number;
  status: 'requested' | 'sent' | 'processed' | 'refused';
  gateway_refund_id: string | null;
  reason: string;
  /** Number of attempts to send the refund, or of checks of a sent refund, since the last change of `status`. */
  tries: number;
  due_at: string | null;
  created_at: string;
}

export interface DocumentSeriesRow {
  name: string;
  /** Number of the newest document in the series. */
  last: number;
}

export interface DocumentRow {
  number: string;
  series: string;
  sequence: number;
  kind: 'invoice' | 'bill_of_supply' | 'credit_note';
  order_id: string;
  subject: string;
  /** JSON: the printed content, which never changes. */
  content: string;
  issued_at: string;
}

export interface TestGatewayRecordRow {
  id: string;
  kind: 'order' | 'payment' | 'refund';
  parent_id: string;
  unique_key: string | null;
  /** JSON: the entity in the format of the gateway's API. */
  content: string;
  created_at: string;
}

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

export interface OrderTables {
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
  line_credits: LineCreditRow;
  earnings: EarningRow;
  payment_attempts: PaymentAttemptRow;
  payment_events: PaymentEventRow;
  payments: PaymentRow;
  refunds: RefundRow;
  document_series: DocumentSeriesRow;
  documents: DocumentRow;
  test_gateway_records: TestGatewayRecordRow;
  grievances: GrievanceRow;
  grievance_answers: GrievanceAnswerRow;
  customer_addresses: CustomerAddressRow;
  account_deletion_links: AccountDeletionLinkRow;
}
