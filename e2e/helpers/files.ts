import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { expect } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a square PNG of one colour (red, green and blue from 0 to 255), `side` pixels wide. */
export function createPng(name: string, colour = [40, 40, 40], side = 64): ChosenFile {
  const row = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
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
