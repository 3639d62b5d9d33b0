/**
 * Replaces the vendor prefixes of stylis (one kilobyte). styled-components applies the prefixes only with
 * `enableVendorPrefixes`. This site does not set it, because the supported browsers need no prefixes.
 */
export const prefix = (value) => value;
