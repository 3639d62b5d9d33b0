import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import * as z from 'zod/mini';
import type { DesignRow } from '../../database/design-tables.ts';
import { NotFoundError } from '../../http/errors.ts';
import { matchesEtag } from '../../http/etag.ts';
import { route } from '../../http/route.ts';
import { drawApprovalPicture } from './approval-picture.ts';
import { hasValidSignature, requireDesign } from './access.ts';
import { getScreenKey } from './assets.ts';
import { buildAssetPath, buildApprovalPicturePath, buildSidePath } from './present.ts';
import { parseDesignContent, findDesignRow, listAssets } from './queries.ts';
import { readArtForScreen } from './art.ts';
import { listSideLayers, requireProductOfDesign } from './ordered-products.ts';
import { renderSide } from './render-side.ts';

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
    const area = product.sides.find(({ name }) => name === side)?.area;
    if (!area) throw new NotFoundError(`This product has no side “${side}”.`);
    const content = parseDesignContent(design);
    const layers = listSideLayers(content, side, product, content.options);
    const digest = createHash('sha256').update(JSON.stringify([layers, area, dpi]));
    const etag = `"${digest.digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'private, max-age=3600');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const assets = new Map((await listAssets(app.db, id)).map((asset) => [asset.id, asset]));
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
    if (!product.sides.some(({ name }) => name === side))
      throw new NotFoundError(`This product has no side “${side}”.`);
    const content = parseDesignContent(design);
    const options = parseChosenOptions(request.query.options) ?? content.options;
    const digest = createHash('sha256').update(JSON.stringify([content, product, side, options]));
    const etag = `"${digest.digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'private, max-age=3600');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const assets = new Map((await listAssets(app.db, id)).map((asset) => [asset.id, asset]));
    return reply
      .type('image/jpeg')
      .send(await drawApprovalPicture(app, { content, options, side, product, assets }));
  });

  route(app, 'GET /art/{id}.webp', async (request, reply) => {
    const picture = await readArtForScreen(app.storage, request.params.id);
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
    const storedPicture = asset && (await app.storage.stream(getScreenKey(asset)));
    if (!storedPicture) throw new NotFoundError();
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .header('content-length', storedPicture.bytes)
      .send(storedPicture.stream);
  });
};

/** Parses chosen options from JSON. Returns undefined for missing or invalid options. */
function parseChosenOptions(text: string | undefined): ChosenOptions | undefined {
  if (text === undefined) return undefined;
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
