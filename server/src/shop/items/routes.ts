import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { KeptContent } from '../../database/kept-content.ts';
import { route } from '../../http/route.ts';
import { findFoundIds } from './found-ids.ts';
import { listChoices } from './choices.ts';
import { findItemPage, findItems, findListedItems } from './queries.ts';
import { listRelatedIds } from './related.ts';
import { listItemIds, resolveSelection } from './selection.ts';
import { listShelves } from './shelves.ts';

const DEFAULT_LIMIT = 24;
const RELATED_LIMIT = 4;

/** Orders change the popularity, and the hour the day of arrival, without a change of the content. */
const SHELVES_MAX_AGE_MS = 60_000;

export const itemRoutes: FastifyPluginAsyncZod = async (app) => {
  const shelves = new KeptContent(
    app.db,
    'shop',
    async (db) => listShelves(db, await app.catalogue.read(), app.now()),
    { maxAgeMs: SHELVES_MAX_AGE_MS, now: app.now },
  );

  route(app, 'GET /items', async ({ query }, reply) => {
    const { ids, related, sort, page, limit, ...filters } = query;
    if (ids !== undefined) return findItems(app.db, ids.split(','));
    if (related !== undefined)
      return findListedItems(
        app.db,
        listRelatedIds(await app.catalogue.read(), related, limit ?? RELATED_LIMIT),
      );
    const isPaged = page !== undefined || limit !== undefined;
    const selection = await resolveSelection(app.db, filters, app.now());
    const order = { sort, page: isPaged ? (page ?? 1) : undefined, limit: limit ?? DEFAULT_LIMIT };
    const { ids: itemIds, total } = await listItemIds(
      app.db,
      await app.catalogue.read(),
      selection,
      order,
      app.now(),
    );
    reply.header('x-total-count', total);
    return isPaged ? findItemPage(app.db, itemIds) : findListedItems(app.db, itemIds);
  });

  route(app, 'GET /items/choices', async ({ query: { q, ...filters } }) => {
    const found = q === undefined ? undefined : await findFoundIds(app.searchIndex, q);
    const wanted = { ...filters, price: filters.price ?? found?.price, foundIds: found?.ids };
    const selection = await resolveSelection(app.db, wanted, app.now());
    return listChoices(app.db, await app.catalogue.read(), selection, app.now());
  });

  route(app, 'GET /shelves', () => shelves.read());
};
