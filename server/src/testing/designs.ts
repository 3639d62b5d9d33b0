import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createFileForm } from './form.ts';

/** A created design, and the header that gives access to the design. */
export interface DesignWithToken {
  id: string;
  token: string;
  headers: { 'design-token': string };
}

/** Creates a design as the product page does. */
export async function createDesign(
  app: FastifyInstance,
  product_id = '1',
  headers: Record<string, string> = {},
): Promise<DesignWithToken> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/designs',
    headers,
    payload: { product_id },
  });
  if (response.statusCode !== 201) throw new Error(`No design: ${response.body}`);
  const { id, token } = response.json<{ id: string; token: string }>();
  return { id, token, headers: { 'design-token': token } };
}

/**
 * Uploads a picture to a design, with the design's token. Returns the response even when the server refuses the
 * picture; reading `asset` then throws an error.
 */
export async function addPicture(app: FastifyInstance, { id, headers }: DesignWithToken, buffer: Buffer) {
  const form = createFileForm(buffer);
  const response = await app.inject({
    method: 'POST',
    url: `/api/designs/${id}/assets`,
    ...form,
    headers: { ...form.headers, ...headers },
  });
  return {
    response,
    get asset() {
      if (response.statusCode >= 400) throw new Error(`No picture: ${response.body}`);
      return response.json<{ id: string; width: number; height: number; url: string }>();
    },
  };
}

/** Creates the content of a design with these layers on one side. */
export const createDesignContent = (layers: unknown[], side = 'wrap'): object => ({
  v: 1,
  options: {},
  note: '',
  sides: [{ side, layers }],
});

export const putDesign = (
  app: FastifyInstance,
  { id, headers }: DesignWithToken,
  payload: object | DesignContent,
) => app.inject({ method: 'PUT', url: `/api/designs/${id}`, headers, payload });

export const fetchDesign = (app: FastifyInstance, { id, headers }: DesignWithToken) =>
  app.inject({ url: `/api/designs/${id}`, headers });

/** Copies a design for a product. @param token the token of the copy */
export const copyDesign = (
  app: FastifyInstance,
  { id, headers }: DesignWithToken,
  product_id = '1',
  token?: string,
) =>
  app.inject({
    method: 'POST',
    url: `/api/designs/${id}/copies`,
    headers,
    payload: { product_id, ...(token !== undefined && { token }) },
  });

/** Creates a text layer in the middle of the mug's side. */
export const createTextLayer = (change: object = {}): Layer => ({
  id: 't1',
  kind: 'text',
  text: 'Asha',
  typeface: 'mukta',
  colour: '#23306f',
  cx: 100,
  cy: 40,
  width: 40,
  rotation: 0,
  flip: false,
  ...change,
});

/** Creates a picture layer in the middle of the mug's side. */
export const createPictureLayer = (asset: string, change: object = {}): Layer => ({
  id: 'p1',
  kind: 'picture',
  asset,
  cx: 100,
  cy: 40,
  width: 60,
  rotation: 0,
  flip: false,
  ...change,
});

/** Creates a PNG with one colour in each quarter: red and green above, blue and yellow below. */
export function createFourColourPicture(width: number, height: number): Promise<Buffer> {
  const createQuarter = (background: string) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background },
  });
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: createQuarter('#00ff00'), left: width / 2, top: 0 },
      { input: createQuarter('#0000ff'), left: 0, top: height / 2 },
      { input: createQuarter('#ffff00'), left: width / 2, top: height / 2 },
    ])
    .png()
    .toBuffer();
}
