/** Position of the page file in the `stdio` of the render process. */
export const PAGE_FILE_FD = 5;

/** Size in bytes of a slot: the part of the page file for the HTML of one render. */
export const SLOT_BYTES = 1024 ** 2;
