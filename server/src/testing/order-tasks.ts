import type { FastifyInstance } from 'fastify';
import { expireDueOrders } from '../shop/orders/expiry.ts';
import { reconcileDuePayments } from '../shop/orders/payments/reconcile.ts';

/** Creates functions for the background tasks of orders. Each function runs its task once. */
export function createOrderTasks({ orders: { context, gateways, processPayments } }: FastifyInstance) {
  return {
    /** Applies webhooks and sends refunds. */
    processPayments,
    reconcilePayments: () => reconcileDuePayments(context, gateways),
    expireOrders: () => expireDueOrders(context),
  };
}
