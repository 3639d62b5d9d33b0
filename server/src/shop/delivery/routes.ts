import { parsePinCode } from '@rangmala/shared/contract/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { toRupees } from '../../database/column-values.ts';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { findStoredProducts } from '../products/queries.ts';
import { estimateArrival } from './arrival.ts';

/** Values of `personalised` that mean yes. */
const YES = ['1', 'true', 'yes'];

export const deliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /delivery', async ({ query }) => {
    const pin = parsePinCode(query.pin);
    if (pin === undefined) throw new RuleError('A PIN code has six digits and does not begin with 0.');
    const ids = [...new Set(query.product_id?.split(',').filter(Boolean))];
    const products = ids.length === 0 ? new Map() : await findStoredProducts(app.db, ids);
    if (products.size < ids.length) throw new NotFoundError('Product not found');
    const isPersonalised = YES.includes(query.personalised?.toLowerCase() ?? '');
    const delivered = [...products.values()].map((details) => ({ details, isPersonalised }));
    const now = app.now();
    const arrival = await estimateArrival(app.db, delivered, pin, now);
    const price = app.settings.shop.expressPricePaise;
    const express = price && (await estimateArrival(app.db, delivered, pin, now, true));
    if (!arrival) return { served: false as const };
    return {
      served: true as const,
      from: arrival.from,
      to: arrival.to,
      order_by: arrival.orderBy,
      ...(express && { express: { from: express.from, to: express.to, price: toRupees(price) } }),
    };
  });
};
