import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../http/route.ts';
import { findItemPage } from '../items/queries.ts';
import { listItemIds, resolveSelection } from '../items/selection.ts';
import { findFoundIds } from '../items/found-ids.ts';

/** Largest number of categories, artists and art types in one response. */
const MAX_OTHERS = 5;
/** With at most this limit, a response is for suggestions, which show small pictures without placeholders. */
const MAX_SUGGESTIONS = 8;

export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /search', async ({ query: { q, limit, page, sort, ...filters } }) => {
    const { hits, ids, price, text } = await findFoundIds(app.searchIndex, q);
    const wanted = { ...filters, price: filters.price ?? price, foundIds: ids };
    const selection = await resolveSelection(app.db, wanted, app.now());
    const list = (kind: (typeof hits)[number]['kind']) =>
      hits.filter((hit) => hit.kind === kind).slice(0, MAX_OTHERS);
    const { ids: shownIds, total } = await listItemIds(
      app.db,
      await app.catalogue.read(),
      selection,
      { sort, page, limit },
      app.now(),
    );
    const items = await findItemPage(app.db, shownIds);
    return {
      products: items.map(({ id, name, price: amount, image: [image = ''], placeholder, choices }) => ({
        ...{ id, name, price: amount, image },
        ...(limit > MAX_SUGGESTIONS && { placeholder, choices }),
      })),
      categories: list('category').map(({ name }) => ({ name })),
      artists: list('artist').map(({ ref, name }) => ({ id: ref, name })),
      art_types: list('art_type').map(({ name }) => ({ name })),
      total,
      ...(price !== undefined && { understood: { price, q: text } }),
    };
  });
};
