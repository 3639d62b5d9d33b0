import type { FastifyInstance } from 'fastify';
import { expireDueOrders } from '../shop/orders/expiry.ts';
import { reconcileDue } from '../shop/orders/payments/reconcile.ts';

/** Runs the background work of orders step by step. */
export function orderWork({ orders: { context, gateways, payments } }: FastifyInstance) {
  return {
    /** Applies webhooks and sends refunds. */
    settle: () => payments.run(),
    reconcile: () => reconcileDue(context, gateways),
    expire: () => expireDueOrders(context),
  };
}
