/**
 * Replaces the vendor prefixes of stylis. styled-components applies the prefixes only with
 * `enableVendorPrefixes`. This site does not set the option, because the supported browsers need no prefixes.
 */
export const prefix = (value) => value;
