import type { SearchHit, SearchIndex } from '../../search/search-index.ts';
import { understandQuery } from './understand-query.ts';

interface Found {
  hits: readonly SearchHit[];
  /** Ids of the products, best first; undefined when the query names a price and nothing else. */
  ids: string[] | undefined;
  /** The range of prices that the query names; undefined when it names none. */
  price: string | undefined;
  /** The query without the words for the price. */
  text: string;
}

/** Searches for a query and takes out what it says about the price. */
export async function findFoundIds(index: SearchIndex, query: string): Promise<Found> {
  const { text, price } = understandQuery(query);
  const hits = await index.search(text);
  const ids = hits.filter(({ kind }) => kind === 'product').map(({ ref }) => ref);
  return { hits, ids: text === '' && price !== undefined ? undefined : ids, price, text };
}
