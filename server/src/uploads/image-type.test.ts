import { detectImageType } from './image-type.ts';

const detectType = (text: string) => detectImageType(Buffer.from(text));

test.each([
  '<svg/>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg>',
  '<!-- <html> --><svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
])('detects an SVG in %j', (text) => {
  expect(detectType(text)).toBe('image/svg+xml');
});

test.each([
  '',
  'svg',
  '<html><body><svg></svg></body></html>',
  '<svgx>',
  'text <svg>',
  '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
  '<!-- never closed <svg>',
  'RIFF....WEBPVP8 ',
  'BM......',
  '%PDF-1.7',
])('returns undefined for %j', (text) => {
  expect(detectType(text)).toBeUndefined();
});

test('returns undefined for an SVG that is not UTF-8', () => {
  expect(detectImageType(Buffer.from('<svg/>', 'utf16le'))).toBeUndefined();
  expect(detectImageType(Buffer.from([0x3c, 0x73, 0x76, 0x67, 0x3e, 0xff]))).toBeUndefined();
});

test('reads a prolog of several megabytes', () => {
  expect(detectType('<!---->'.repeat(700_000))).toBeUndefined();
  expect(detectType(`<!--${'-'.repeat(5_000_000)}`)).toBeUndefined();
  expect(detectType(`${' '.repeat(5_000_000)}<`)).toBeUndefined();
  expect(detectType(`${'<!---->'.repeat(700_000)}<svg/>`)).toBe('image/svg+xml');
});
