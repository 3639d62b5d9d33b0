import { gzipSync } from 'node:zlib';
import { detectImage } from './image-type.ts';

const read = (content: string | Buffer) => detectImage(Buffer.from(content))?.content.toString();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><text>é</text></svg>';

test.each([
  '<svg/>',
  '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg>',
  '<!-- <html> --><svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
])('detects an SVG in %j', (text) => {
  expect(detectImage(Buffer.from(text))?.type).toBe('image/svg+xml');
});

test.each([
  '<html><body><svg></svg></body></html>',
  '<svgx>',
  '<!-- never closed <svg>',
  'RIFF....WEBPVP8 ',
  '%PDF-1.7',
  '\x1f\x8b<svg>',
])('returns undefined for %j', (text) => {
  expect(read(text)).toBeUndefined();
});

test.each([
  [
    'UTF-16 with a byte order mark',
    Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${SVG}`, 'utf16le'),
  ],
  ['Latin 1', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${SVG}`, 'latin1')],
  ['SVGZ', gzipSync(Buffer.from(SVG, 'utf16le'))],
  ['UTF-8 that says UTF-16', Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${SVG}`)],
])('converts an SVG in %s to UTF-8', (_encoding, file) => {
  expect(read(file)).toBe(SVG);
});

test('marks a drawing whose root has a namespace prefix for libvips', () => {
  expect(read('<?xml version="1.0"?><ns0:svg/>')).toBe('<!--<svg--><ns0:svg/>');
});

test('replaces the entities that Illustrator writes', () => {
  const entities = '<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n <!-- > --> <!ENTITY dash \'"&#8212;"\'>';
  const text = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ ${entities} ]>\n<svg xmlns="&ns_svg;" a="&dash;&amp;&other;"/>`;
  expect(read(text)).toBe('<svg xmlns="http://www.w3.org/2000/svg" a="&quot;&#8212;&quot;&amp;&other;"/>');
});

const ENTITY_REASON = /entities that refer to other files or to each other\. Please save it as a plain SVG/;
test.each([
  [
    'an entity that names a file',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    ENTITY_REASON,
  ],
  ['a parameter entity', '<!DOCTYPE svg [<!ENTITY % a "b"> %a;]><svg/>', ENTITY_REASON],
  ['nested entities', '<!DOCTYPE svg [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><svg>&b;</svg>', ENTITY_REASON],
  [
    'an unknown encoding',
    '<?xml version="1.0" encoding="KLINGON"?><svg/>',
    /the encoding “klingon”.* Please save it/,
  ],
  ['wrong bytes', Buffer.from(SVG, 'latin1'), /characters that are not UTF-8.* Please save it/],
])('says what is wrong with an SVG with %s', (_case, content, reason) => {
  expect(() => read(content)).toThrow(reason);
});

test('reads a prolog of several megabytes', () => {
  expect(read('<!---->'.repeat(700_000))).toBeUndefined();
  expect(read(`<!--${'-'.repeat(5_000_000)}`)).toBeUndefined();
  expect(read(`${' '.repeat(5_000_000)}<`)).toBeUndefined();
  expect(read(`${'<!---->'.repeat(700_000)}<svg/>`)).toBe('<svg/>');
});
