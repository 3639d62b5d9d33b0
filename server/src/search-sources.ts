import type { FastifyInstance } from 'fastify';
import { gallerySource } from './gallery/search-source.ts';
import { SearchIndex } from './search/search-index.ts';
import { catalogueSource } from './shop/search/source.ts';

declare module 'fastify' {
  interface FastifyInstance {
    searchIndex: SearchIndex;
  }
}

/** Adds `app.searchIndex`: the full-text index of everything that visitors can find. */
export function addSearch(app: FastifyInstance): void {
  app.decorate('searchIndex', new SearchIndex(app.db, [catalogueSource, gallerySource]));
}
