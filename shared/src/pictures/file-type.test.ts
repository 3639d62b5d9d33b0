import { detectFileType } from './file-type.ts';

const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const toUtf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);

test.each([
  ['a JPEG', toBytes('\xff\xd8\xff\xe0..JFIF'), 'image/jpeg'],
  ['a PNG', toBytes('\x89PNG\r\n\x1a\n'), 'image/png'],
  ['a GIF', toBytes('GIF89a'), 'image/gif'],
  ['an SVG', toBytes('<?xml version="1.0"?>\n<svg xmlns="">'), 'image/svg+xml'],
  ['an SVG in UTF-16', toUtf16('<svg >'), 'image/svg+xml'],
  ['an SVGZ', toBytes('\x1f\x8b\x08'), 'image/svg+xml'],
  ['a WebP', toBytes('RIFF\0\0\0\0WEBPVP8 '), 'other'],
  ['a HEIC', toBytes('\0\0\0\x18ftypheic'), 'other'],
  ['a PDF', toBytes('%PDF-1.7 <svg >'), 'other'],
  ['a web page', toBytes('<html>'), undefined],
  ['an empty file', toBytes(''), undefined],
])('recognises %s by its bytes', (_name, bytes, type) => {
  expect(detectFileType(bytes)).toBe(type);
});
