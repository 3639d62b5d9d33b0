import { productDetailsSchema } from '@rangmala/shared/contract';
import * as z from 'zod/mini';
import { parseJson } from '../../database/column-values.ts';
import type { SearchSource } from '../../search/search-index.ts';

const searchedDetailsSchema = z.pick(productDetailsSchema, {
  occasions: true,
  recipients: true,
  takes: true,
  style: true,
  keywords: true,
  facts: true,
});

/** The products and categories of the search index. A product is also found by its category. */
export const catalogueSource: SearchSource = async (db) => {
  const categories = await db.selectFrom('categories').select(['slug', 'name']).orderBy('position').execute();
  const products = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .select(['products.id', 'products.name', 'categories.name as category', 'description', 'details'])
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute();
  return [
    ...categories.map(({ slug, name }) => ({
      kind: 'category' as const,
      ref: slug,
      name,
      keywords: [],
      body: '',
    })),
    ...products.map(({ id, name, category, description, details }) => {
      const {
        occasions = [],
        recipients = [],
        takes = [],
        style = '',
        keywords = [],
        facts,
      } = parseJson(searchedDetailsSchema, details);
      return {
        kind: 'product' as const,
        ref: id,
        name,
        keywords: [category, ...occasions, ...recipients, ...takes, style, ...keywords],
        body: [description, ...facts.map(({ value }) => value)].join(' '),
      };
    }),
  ];
};
