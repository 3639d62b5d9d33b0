import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { expect } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a grey square PNG, `side` pixels wide. Seeds from 0 to 255 give different shades of grey. */
export function createPng(name: string, seed = 0, side = 64): ChosenFile {
  const row = Buffer.alloc(1 + side * 3, (seed * 53 + 40) % 256);
  row[0] = 0;
  const pixels = Buffer.concat(Array.from({ length: side }, () => row));
  return { name, mimeType: 'image/png', buffer: encodePng(side, side, pixels) };
}

/**
 * Encodes a PNG with 8 bits each for red, green and blue. `pixels` contains a filter byte before each row. Does not
 * check that `pixels` has the length for `width` and `height`.
 */
export function encodePng(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(pixels)),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function createChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Changes the content of a file; fails the test when the change has no effect. */
export function editFile(file: string, change: (source: string) => string): void {
  const source = readFileSync(file, 'utf8');
  const changedSource = change(source);
  expect(changedSource).not.toBe(source);
  writeFileSync(file, changedSource);
}
