import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { gallerySource } from './gallery/search-source.ts';
import { SearchIndex } from './search/search-index.ts';
import { KeptContent } from './database/kept-content.ts';
import { type Catalogue, loadCatalogue } from './shop/items/catalogue.ts';
import { catalogueSource } from './shop/search/source.ts';

declare module 'fastify' {
  interface FastifyInstance {
    searchIndex: SearchIndex;
    catalogue: KeptContent<Catalogue>;
  }
}

/** Returns the full-text index of everything that visitors can find. */
export const createSearchIndex = (db: Database): SearchIndex =>
  new SearchIndex(db, [catalogueSource, gallerySource]);

/** Adds `app.searchIndex` and `app.catalogue`. */
export function addSearch(app: FastifyInstance): void {
  app.decorate('searchIndex', createSearchIndex(app.db));
  // The topic `search` changes with each saved product, and not with the stock.
  app.decorate('catalogue', new KeptContent(app.db, 'search', loadCatalogue));
}
