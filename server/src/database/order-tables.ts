import type { OrderStatus, PaymentMethod, PaymentStatus } from '@rangmala/shared/contract';

/* The tables of orders and payments. See tables.ts for what all of them share. */

/** Columns of a delivery address with the recipient. */
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

/** An order; status, payment status and sums of money are derived from its events. */
export interface OrderRow extends DeliveryAddressColumns {
  id: string;
  /** As people read it: `RM-7K4Q-2M9D`. */
  number: string;
  /** null: a guest's. */
  user_id: string | null;
  email: string;
  gift_note: string;
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
  /** 1 while the order's pieces are taken out of the stock. */
  stock_held: number;
  /** When something happens by itself (stock freed, order expired); null: never. */
  due_at: string | null;
  /** The customer's id, or `guest`. */
  idempotency_scope: string;
  idempotency_key: string;
  request_hash: string;
  /** Raised, and so locked, by every change. */
  version: number;
  placed_at: string;
}

export interface OrderLineRow {
  order_id: string;
  position: number;
  product_id: string;
  name: string;
  image: string;
  /** JSON: value by option name. */
  options: string;
  /** JSON: `[{label, value}]` as a person reads them. */
  choices: string;
  hsn: string;
  country_of_origin: string;
  /** A design that can no longer be changed. */
  design_id: string | null;
  custom_design_url: string | null;
  custom_design_name: string | null;
  quantity: number;
  unit_price_paise: number;
  total_paise: number;
  /** 1800 is 18 %. */
  gst_rate_hundredths: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  refunded_paise: number;
}

export interface OrderEventRow {
  order_id: string;
  position: number;
  kind: string;
  actor: string;
  reason: string;
  /** JSON */
  data: string;
  at: string;
}

export interface PaymentAttemptRow {
  order_id: string;
  gateway: string;
  /** null while it is being created at the gateway. */
  gateway_order_id: string | null;
  amount_paise: number;
  /** Until when one process creates it at the gateway. */
  claimed_until: string | null;
  checks: number;
  /** When the gateway is asked about it next; null: no longer. */
  check_at: string | null;
  created_at: string;
}

/** A webhook as it came. */
export interface PaymentEventRow {
  gateway: string;
  event_id: string;
  body: string;
  received_at: string;
  applied_at: string | null;
  tries: number;
  /** When it is applied or tried again; null: applied, or given up. */
  due_at: string | null;
}

/** Money that the gateway says it has taken. */
export interface PaymentRow {
  gateway: string;
  payment_id: string;
  order_id: string;
  pays_order_id: string | null;
  amount_paise: number;
  captured_at: string;
}

export interface RefundRow {
  /** Also the gateway's idempotency key. */
  id: string;
  order_id: string;
  gateway: string;
  payment_id: string;
  amount_paise: number;
  status: 'requested' | 'sent' | 'processed' | 'refused';
  gateway_refund_id: string | null;
  reason: string;
  tries: number;
  due_at: string | null;
  created_at: string;
}

export interface DocumentSeriesRow {
  name: string;
  last: number;
}

export interface DocumentRow {
  number: string;
  series: string;
  sequence: number;
  kind: 'invoice' | 'bill_of_supply' | 'credit_note';
  order_id: string;
  subject: string;
  /** JSON: everything that is printed, frozen. */
  content: string;
  issued_at: string;
}

export interface ProductTaxRateRow {
  product_id: string;
  /** First day on which it holds: `2025-09-22`. */
  valid_from: string;
  hsn: string;
  gst_rate_hundredths: number;
}

/** Only products that can run out have a row. */
export interface ProductStockRow {
  product_id: string;
  available: number;
}

export interface ProductOriginRow {
  product_id: string;
  country: string;
}

export interface TestGatewayRecordRow {
  id: string;
  kind: 'order' | 'payment' | 'refund';
  parent_id: string;
  unique_key: string | null;
  /** JSON: the entity as the gateway's API gives it. */
  content: string;
  created_at: string;
}
