import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { findItems } from '../items/queries.ts';

/** Largest number of categories, artists and art types in one response. */
const MAX_OTHERS = 5;

/** With at most this limit, a response is for suggestions, which show small pictures without placeholders. */
const MAX_SUGGESTIONS = 8;

export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /search', async ({ query: { q, limit, page } }) => {
    const hits = await app.searchIndex.search(q);
    const productIds = hits.filter(({ kind }) => kind === 'product').map(({ ref }) => ref);
    const shownIds = productIds.slice((page - 1) * limit, page * limit);
    const list = (kind: (typeof hits)[number]['kind']) =>
      hits.filter((hit) => hit.kind === kind).slice(0, MAX_OTHERS);
    const items = shownIds.length === 0 ? [] : await findItems(app.db, shownIds);
    return {
      products: items.map(({ id, name, price, image: [image = ''], placeholder }) => ({
        id,
        name,
        price,
        image,
        ...(placeholder && limit > MAX_SUGGESTIONS && { placeholder }),
      })),
      categories: list('category').map(({ name }) => ({ name })),
      artists: list('artist').map(({ ref, name }) => ({ id: ref, name })),
      art_types: list('art_type').map(({ name }) => ({ name })),
      total: productIds.length,
    };
  });
};
