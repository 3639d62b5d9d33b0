import { crc32, deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { UploadedImage } from '@rangmala/shared/contract';
import type { UploadRow } from '../database/tables.ts';
import { createFileForm, type createMultipartForm } from './form.ts';

/** Sends an upload form to the API. */
export const sendUpload = (app: FastifyInstance, form: ReturnType<typeof createMultipartForm>) =>
  app.inject({ method: 'POST', url: '/api/upload-image', ...form });

/** Inserts the row of an upload whose URL is `/uploads/<id>/design-9x9.webp`. */
export async function insertUpload(
  { db }: Pick<FastifyInstance, 'db'>,
  id: string,
  columns: Partial<Insertable<UploadRow>> = {},
): Promise<string> {
  const url = `/uploads/${id}/design-9x9.webp`;
  const row = { id, url, bytes: 1, type: 'image/png', sha256: id, created_at: '' };
  await db
    .insertInto('uploads')
    .values({ ...row, ...columns })
    .execute();
  return url;
}

/** Uploads a picture and expects that the server accepts it. @returns the picture as the server sends it */
export async function uploadAndFetch(app: FastifyInstance, content: string | Buffer) {
  const response = await sendUpload(app, createFileForm(content));
  expect(response.json()).toMatchObject({ url: expect.any(String), thumbnail: expect.any(String) });
  expect(response.statusCode).toBe(200);
  const { url, thumbnail } = response.json<UploadedImage>();
  const picture = await app.inject(url);
  expect(picture.statusCode).toBe(200);
  return { url, thumbnail, buffer: picture.rawPayload, headers: picture.headers };
}

/** Decodes a picture; `getColourAt` returns the colour of a pixel as [red, green, blue] and, if present, alpha. */
export async function decodePixels(buffer: Buffer) {
  const { data, info } = await sharp(buffer).raw().toBuffer({ resolveWithObject: true });
  const getColourAt = (x: number, y: number) => {
    const offset = (y * info.width + x) * info.channels;
    return [...data.subarray(offset, offset + info.channels)];
  };
  return { getColourAt, info };
}

/** Creates an SVG drawing with this content. */
export const createSvg = (content: string, attributes = 'width="400" height="300"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

/** Creates a picture in one colour. */
export const createPlainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } });

/** Creates a damaged PNG: the header contains this size, but the data is too short. */
export function createTruncatedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const lengthAndChecksum = Buffer.alloc(8);
    lengthAndChecksum.writeUInt32BE(data.length, 0);
    lengthAndChecksum.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([lengthAndChecksum.subarray(0, 4), body, lengthAndChecksum.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
