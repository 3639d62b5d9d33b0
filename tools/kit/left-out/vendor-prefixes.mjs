/**
 * Replaces the vendor prefixes of stylis (a kilobyte). styled-components applies them with `enableVendorPrefixes`
 * only, which this site does not set: the browsers that it supports need none.
 */
export const prefix = (value) => value;
