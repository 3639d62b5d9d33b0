import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ProductSide } from '@rangmala/shared/contract';
import * as z from 'zod/mini';
import type { DesignRow } from '../../database/design-tables.ts';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import { matchesEtag } from '../../http/etag.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { drawApprovalPicture } from './approval-picture.ts';
import { hasValidSignature, requireDesign } from './access.ts';
import { findAssetsForScreens, getScreenKey } from './assets.ts';
import { buildAssetPath, buildApprovalPicturePath, buildSidePath } from './present.ts';
import { buildOnProductPath, drawOnProduct, listOtherProducts } from './on-products.ts';
import { parseDesignContent, findDesignRow, listAssets } from './queries.ts';
import { readArtForScreen } from './art.ts';
import { type DesignedProduct, listProductSideLayers, requireProductOfDesign } from './ordered-products.ts';
import { renderSide } from './render-side.ts';
import { fillTemplate, requirePersonalisableProduct } from './save.ts';

/** Registers the endpoints that serve the pictures of designs. */
export const designPictureRoutes: FastifyPluginAsyncZod = async (app) => {
  /** Returns the design when the URL has a valid signature, or when {@link requireDesign} accepts the request. */
  const requireDesignForPicture = async (
    request: FastifyRequest,
    id: string,
    path: string,
    query: { expires?: string | undefined; signature?: string | undefined },
  ): Promise<DesignRow> => {
    if (await hasValidSignature(app.db, app.now(), path, query)) {
      const row = await findDesignRow(app.db, id);
      if (row) return row;
    }
    return requireDesign(request, id);
  };

  route(app, 'GET /designs/{id}/sides/{side}.png', async (request, reply) => {
    const { id, side } = request.params;
    const { dpi } = request.query;
    const design = await requireDesignForPicture(request, id, buildSidePath(id, side), request.query);
    const product = await requireProductOfDesign(app.db, design);
    const { area } = requireSide(product, side);
    const content = parseDesignContent(design);
    const layers = listProductSideLayers(content, side, product, content.options);
    const etag = createEtag([layers, area, dpi]);
    reply.header('etag', etag).header('cache-control', 'private, max-age=3600');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const assets = await findAssetsForScreens(app.db, id);
    return reply.type('image/png').send(await renderSide(app.storage, layers, area, dpi, assets));
  });

  route(app, 'GET /designs/{id}/previews/{side}.jpg', async (request, reply) => {
    const { id, side } = request.params;
    const path = buildApprovalPicturePath(id, side);
    const design = await requireDesignForPicture(request, id, path, request.query);
    // Mails contain signed URLs, and web mail shows their pictures on pages of its own.
    if (await hasValidSignature(app.db, app.now(), path, request.query)) {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    const product = await requireProductOfDesign(app.db, design);
    requireSide(product, side);
    const content = parseDesignContent(design);
    const options = parseTexts(request.query.options) ?? content.options;
    const etag = createEtag([content, product, side, options]);
    reply.header('etag', etag).header('cache-control', 'private, max-age=3600');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const assets = await findAssetsForScreens(app.db, id);
    return reply
      .type('image/jpeg')
      .send(await drawApprovalPicture(app, { content, options, side, product, assets }));
  });

  const otherProductsOptions = { rateLimit: createRateLimit(30) };
  route(app, 'GET /designs/{id}/on', otherProductsOptions, async (request) =>
    listOtherProducts(app.db, app.now(), await requireDesign(request, request.params.id)),
  );

  route(app, 'GET /designs/{id}/on/{product}.jpg', async (request, reply) => {
    const { id, product } = request.params;
    const path = buildOnProductPath(id, product);
    const design = await requireDesignForPicture(request, id, path, request.query);
    const picture = await drawOnProduct(app.db, app, design, product);
    return reply.header('cache-control', 'private, max-age=3600').type('image/jpeg').send(picture);
  });

  const previewOptions = { rateLimit: createRateLimit(60) };
  route(app, 'GET /products/{id}/preview/{side}.jpg', previewOptions, async (request, reply) => {
    const { id, side } = request.params;
    const product = await requirePersonalisableProduct(app.db, id);
    requireSide(product, side);
    const { label } = request.query;
    if (label !== undefined && !product.views.some((view) => view.side === side && view.label === label))
      throw new NotFoundError(`This product has no picture “${label}” of the side “${side}”.`);
    const options = parseTexts(request.query.options) ?? {};
    const fields = request.query.fields === undefined ? {} : parseTexts(request.query.fields);
    if (!fields) throw new RuleError('The fields must be JSON with names and texts.');
    const content = { v: 1 as const, options, note: '', sides: fillTemplate(product, fields) };
    const etag = createEtag([content, product, side, label]);
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const input = { content, options, side, label, product, assets: new Map() };
    const picture = await drawApprovalPicture(app, input);
    return reply.type('image/jpeg').send(picture);
  });

  route(app, 'GET /art', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    const ornaments = await app.db.selectFrom('ornaments').selectAll().orderBy('position').execute();
    return ornaments.map(({ art, position: _position, ...ornament }) => ({ id: art, ...ornament }));
  });

  route(app, 'GET /art/{id}.webp', async (request, reply) => {
    const { id } = request.params;
    const picture = await readArtForScreen(app, id, request.query.size === 'thumbnail');
    if (!picture) throw new NotFoundError('There is no such drawing.');
    // The id contains a digest of the drawing.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return reply.type('image/webp').send(picture);
  });

  route(app, 'GET /designs/{id}/assets/{asset}', async (request, reply) => {
    const { id, asset: assetId } = request.params;
    await requireDesignForPicture(request, id, buildAssetPath(id, assetId), request.query);
    const asset = (await listAssets(app.db, id)).find((each) => each.id === assetId);
    const picture = asset && (await app.storage.get(getScreenKey(asset)));
    if (!picture) throw new NotFoundError();
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(picture);
  });
};

/** Returns a side of a product. @throws NotFoundError for an unknown side */
function requireSide({ sides }: Pick<DesignedProduct, 'sides'>, name: string): ProductSide {
  const side = sides.find((each) => each.name === name);
  if (!side) throw new NotFoundError(`This product has no side “${name}”.`);
  return side;
}

const createEtag = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`;

/** Parses names with texts from JSON, such as chosen options. Returns undefined for a missing or invalid text. */
function parseTexts(json: string | undefined): Record<string, string> | undefined {
  if (json === undefined) return undefined;
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
