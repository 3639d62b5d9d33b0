export type Encoding = 'br' | 'gzip' | '';

const ENCODING_PATTERNS = { br: createEncodingPattern('br'), gzip: createEncodingPattern('gzip') };

/** Returns a pattern that matches an `Accept-Encoding` header with this coding, unless its weight is zero. */
function createEncodingPattern(coding: string): RegExp {
  return new RegExp(`(^|[\\s,])${coding}(\\s*(,|$)|\\s*;\\s*q=(?!0(\\.0*)?\\s*(,|$)))`, 'i');
}

/**
 * Returns the best encoding that an `Accept-Encoding` header allows: Brotli if allowed, otherwise gzip if allowed,
 * otherwise ''.
 */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return '';
  if (ENCODING_PATTERNS.br.test(header)) return 'br';
  return ENCODING_PATTERNS.gzip.test(header) ? 'gzip' : '';
}
