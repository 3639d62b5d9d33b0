import type { ExampleProduct } from '@rangmala/shared/contract';
import type { Database } from '../../../database/database.ts';
import type { ArtistPicture } from '../../../uploads/artist-picture.ts';
import type { Uploader } from '../../../uploads/quota.ts';

declare module 'fastify' {
  interface FastifyInstance {
    picturePrinter: PicturePrinter;
  }
}

/** Puts pictures of artists on products. The shop does it; booking and gallery do not import the shop. */
export interface PicturePrinter {
  /** Lists a product of each category. */
  listExampleProducts: () => Promise<ExampleProduct[]>;
  /** Draws a picture on a product as a JPEG. */
  drawPreview: (productId: string, picture: ArtistPicture) => Promise<Buffer>;
  /** Creates a customer's design of a product with the picture as a locked layer. */
  createDesign: (input: {
    productId: string;
    /** undefined for a guest, who gets access by the token. */
    userId: string | undefined;
    uploader: Uploader;
    now: Date;
    picture: ArtistPicture;
  }) => Promise<{ id: string; token: string }>;
  /** Makes pictures, named by their `source`, unavailable for new orders. */
  withdraw: (transaction: Database, sources: readonly string[], now: Date) => Promise<void>;
}
