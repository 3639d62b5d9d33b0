export type Encoding = 'br' | 'gzip' | '';

const ENCODING_PATTERNS = { br: createEncodingPattern('br'), gzip: createEncodingPattern('gzip') };

/**
 * Returns a pattern that matches an `Accept-Encoding` header that allows `coding`. The weight `q=0` forbids a coding.
 */
function createEncodingPattern(coding: string): RegExp {
  return new RegExp(`(^|[\\s,])${coding}(\\s*(,|$)|\\s*;\\s*q=(?!0(\\.0*)?\\s*(,|$)))`, 'i');
}

/**
 * Returns the encoding for a response by the `Accept-Encoding` header of the request: Brotli when the header allows
 * Brotli, otherwise gzip when the header allows gzip, otherwise ''.
 */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return '';
  if (ENCODING_PATTERNS.br.test(header)) return 'br';
  return ENCODING_PATTERNS.gzip.test(header) ? 'gzip' : '';
}
