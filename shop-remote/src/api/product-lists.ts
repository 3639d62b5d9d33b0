import type { ApiPath } from '@rangmala/shared/api';
import type { Item, ItemChoices, SearchResults } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';
import { createSlug } from '@rangmala/shared/links';
import { type ListQuery, toFilterParameters } from '../lib/list-query.ts';

/** Returns the API path of one page of products. `category` is a name or a slug; without it, of all products. */
export const getItemsPath = (query: ListQuery, category: string | undefined, page: number): ApiPath<Item[]> =>
  apiPath('GET /items', {
    category: category === undefined ? undefined : createSlug(category),
    ...toFilterParameters(query),
    sort: query.sort,
    page,
    limit: LIST_PAGE_SIZE,
  });

/** Returns the API path of one page of the results of a search. */
export const getResultsPath = (query: ListQuery, q: string, page: number): ApiPath<SearchResults> =>
  apiPath('GET /search', { q, ...toFilterParameters(query), sort: query.sort, limit: LIST_PAGE_SIZE, page });

/** Returns the API path of the choices of all filters, of a category or a search. */
export const getChoicesPath = (
  query: ListQuery,
  of: { category?: string | undefined; q?: string } = {},
): ApiPath<ItemChoices> =>
  apiPath('GET /items/choices', {
    category: of.category === undefined ? undefined : createSlug(of.category),
    q: of.q,
    ...toFilterParameters(query),
  });
