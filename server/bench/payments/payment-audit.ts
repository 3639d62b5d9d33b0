import type { Database } from '../../src/database/database.ts';
import { listEvents } from '../../src/shop/orders/record.ts';
import { deriveState } from '../../src/shop/orders/state.ts';
import type {
  TestOrder,
  TestPayment,
  TestRefund,
} from '../../src/shop/orders/payments/test-gateway/records.ts';

/** Result of comparing a shop with its gateway. All fields are counts, except the sums in paise. */
export interface PaymentAudit {
  orders: number;
  paid: number;
  cancelled: number;
  /** Orders that have the idempotency key of another order. */
  doubleOrders: number;
  /** Captured payments that the shop has not recorded. */
  paidWithoutOrder: number;
  /**
   * Orders with a wrong amount at the gateway. The amount must be the total for a paid order, and 0 for any other
   * order.
   */
  wronglyCharged: number;
  /** Orders with a stored state that differs from the state derived from the order events. */
  wrongState: number;
  /** Payments minus refunds in paise, as the shop recorded them. */
  shopSum: number;
  /** Payments minus refunds in paise, as the gateway recorded them. */
  gatewaySum: number;
}

/** Returns whether an audit found no error. */
export const isClean = (audit: PaymentAudit): boolean =>
  audit.doubleOrders + audit.paidWithoutOrder + audit.wronglyCharged + audit.wrongState === 0 &&
  audit.shopSum === audit.gatewaySum;

/**
 * Compares every order of a shop with the gateway's captured and refunded payments.
 * @param ledger the gateway's database
 */
export async function auditPayments(shop: Database, ledger: Database, now: Date): Promise<PaymentAudit> {
  const orders = await shop.selectFrom('orders').selectAll().execute();
  const payments = await shop.selectFrom('payments').selectAll().execute();
  const refunds = await shop.selectFrom('refunds').selectAll().where('status', '=', 'processed').execute();
  const gateway = await readLedger(ledger, now);

  const paymentIds = new Set(payments.map(({ payment_id }) => payment_id));
  const amountByReceipt = new Map<string, number>();
  for (const { receipt, amount } of gateway.transfers)
    amountByReceipt.set(receipt, (amountByReceipt.get(receipt) ?? 0) + amount);
  let wrongState = 0;
  for (const order of orders) {
    const state = deriveState(await listEvents(shop, order.id), {
      method: order.payment_method,
      total: order.total_paise,
    });
    const isStateCorrect =
      state.status === order.status &&
      state.payment_status === order.payment_status &&
      state.paid === order.paid_paise &&
      state.refunded === order.refunded_paise;
    if (!isStateCorrect) wrongState += 1;
  }
  return {
    orders: orders.length,
    paid: orders.filter(({ payment_status }) => payment_status === 'paid').length,
    cancelled: orders.filter(({ status }) => status === 'cancelled').length,
    doubleOrders: orders.length - new Set(orders.map((order) => order.idempotency_key)).size,
    paidWithoutOrder: gateway.payments.filter(({ id }) => !paymentIds.has(id)).length,
    wronglyCharged: orders.filter(
      ({ number, payment_status, total_paise }) =>
        (amountByReceipt.get(number) ?? 0) !== (payment_status === 'paid' ? total_paise : 0),
    ).length,
    wrongState,
    shopSum: sum(payments.map((row) => row.amount_paise)) - sum(refunds.map((row) => row.amount_paise)),
    gatewaySum: sum(gateway.transfers.map(({ amount }) => amount)),
  };
}

async function readLedger(ledger: Database, now: Date) {
  const rows = await ledger.selectFrom('test_gateway_records').select(['kind', 'content']).execute();
  const parseRecords = <E>(kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ content }) => JSON.parse(content) as E);
  const receiptByOrderId = new Map(parseRecords<TestOrder>('order').map(({ id, receipt }) => [id, receipt]));
  const payments = parseRecords<TestPayment>('payment').filter(
    ({ status, succeeds_at }) =>
      status === 'captured' || (succeeds_at !== undefined && succeeds_at <= now.toISOString()),
  );
  const refunds = parseRecords<TestRefund>('refund');
  const receiptByPaymentId = new Map(
    payments.map(({ id, order_id }) => [id, receiptByOrderId.get(order_id) ?? '']),
  );
  return {
    payments,
    refunds,
    /** Payments, and refunds as negative amounts. `receipt` is the number of the order. */
    transfers: [
      ...payments.map(({ id, amount }) => ({ receipt: receiptByPaymentId.get(id) ?? '', amount })),
      ...refunds.map(({ payment_id, amount }) => ({
        receipt: receiptByPaymentId.get(payment_id) ?? '',
        amount: -amount,
      })),
    ],
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
