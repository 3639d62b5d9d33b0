export type Encoding = 'br' | 'gzip' | '';

const ENCODING_PATTERNS = { br: createEncodingPattern('br'), gzip: createEncodingPattern('gzip') };

/**
 * Returns a pattern that matches an `Accept-Encoding` header that allows `coding`. The weight `q=0` forbids a coding.
 */
function createEncodingPattern(coding: string): RegExp {
  return new RegExp(`(^|[\\s,])${coding}(\\s*(,|$)|\\s*;\\s*q=(?!0(\\.0*)?\\s*(,|$)))`, 'i');
}

/**
 * Returns the best encoding that an `Accept-Encoding` header allows. Brotli is better than gzip. Returns '' when the
 * header allows neither.
 */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return '';
  if (ENCODING_PATTERNS.br.test(header)) return 'br';
  return ENCODING_PATTERNS.gzip.test(header) ? 'gzip' : '';
}
