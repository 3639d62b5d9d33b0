import type { FastifyInstance } from 'fastify';
import { expireDueOrders } from '../shop/orders/expiry.ts';
import { reconcileDuePayments } from '../shop/orders/payments/reconcile.ts';

/** Returns functions that each run one background task of orders once. */
export function createOrderTasks({ orders: { context, gateways, payments } }: FastifyInstance) {
  return {
    /** Applies webhooks and sends refunds. */
    processPayments: () => payments.run(),
    reconcilePayments: () => reconcileDuePayments(context, gateways),
    expireOrders: () => expireDueOrders(context),
  };
}
