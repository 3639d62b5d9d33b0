/**
 * Replaces the function with which stylis adds vendor prefixes, and adds none. styled-components calls the function
 * only with `enableVendorPrefixes`. This site does not set that option, because the supported browsers need no
 * prefixes.
 */
export const prefix = (value) => value;
