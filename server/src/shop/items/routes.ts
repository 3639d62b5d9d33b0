import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { findFoundIds } from './found-ids.ts';
import { listChoices } from './choices.ts';
import { findItemPage, findItems, findListedItems } from './queries.ts';
import { listRelatedIds } from './related.ts';
import { listItemIds, resolveSelection } from './selection.ts';
import { listShelves } from './shelves.ts';
import { VersionCache } from './version-cache.ts';

const DEFAULT_LIMIT = 24;
const RELATED_LIMIT = 4;

export const itemRoutes: FastifyPluginAsyncZod = async (app) => {
  const cache = new VersionCache(app.db, app.now);

  route(app, 'GET /items', async ({ query }, reply) => {
    const { ids, related, sort, page, limit, ...filters } = query;
    if (ids !== undefined) return findItems(app.db, ids.split(','));
    if (related !== undefined)
      return findListedItems(app.db, await listRelatedIds(app.db, related, limit ?? RELATED_LIMIT));
    const isPaged = page !== undefined || limit !== undefined;
    const selection = await resolveSelection(app.db, filters, app.now());
    const order = { sort, page: isPaged ? (page ?? 1) : undefined, limit: limit ?? DEFAULT_LIMIT };
    const { ids: itemIds, total } = await listItemIds(app.db, selection, order, app.now());
    reply.header('x-total-count', total);
    return isPaged ? findItemPage(app.db, itemIds) : findListedItems(app.db, itemIds);
  });

  route(app, 'GET /items/choices', async ({ query: { q, ...filters } }) =>
    cache.get(`choices ${JSON.stringify([q, filters])}`, async () => {
      const found = q === undefined ? undefined : await findFoundIds(app.searchIndex, q);
      const selection = { ...filters, price: filters.price ?? found?.price, foundIds: found?.ids };
      return listChoices(app.db, await resolveSelection(app.db, selection, app.now()), app.now());
    }),
  );

  route(app, 'GET /shelves', async () => cache.get('shelves', () => listShelves(app.db, app.now())));
};
