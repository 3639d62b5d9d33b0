/** Matches an `Accept-Encoding` header that allows Brotli. The weight `q=0` forbids a coding. */
const BROTLI = /(^|[\s,])br(\s*(,|$)|\s*;\s*q=(?!0(\.0*)?\s*(,|$)))/i;

/** Returns whether a client accepts Brotli, by the header `Accept-Encoding` of its request. */
export const acceptsBrotli = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && BROTLI.test(header);
