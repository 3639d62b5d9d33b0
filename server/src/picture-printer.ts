import type { FastifyInstance } from 'fastify';
import type { PicturePrinter } from './booking/index.ts';
import {
  createDesignOfArtistPicture,
  drawArtistPicture,
  listExampleProducts,
  withdrawArtistPictures,
} from './shop/designs/index.ts';

/** Adds `app.picturePrinter`: how designs of artists' sessions come onto products of the shop. */
export function addPicturePrinter(app: FastifyInstance): void {
  app.decorate('picturePrinter', {
    listExampleProducts: () => listExampleProducts(app.db),
    drawPreview: (productId, picture) => drawArtistPicture(app, productId, picture),
    createDesign: (input) => createDesignOfArtistPicture(app, input),
    withdraw: withdrawArtistPictures,
  } satisfies PicturePrinter);
}
