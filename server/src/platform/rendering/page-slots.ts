/** Position of the page file in the `stdio` of the render process. */
export const PAGE_FILE_FD = 5;

/** Size of a slot, a part of the page file that holds the HTML of one render. */
export const SLOT_BYTES = 1024 ** 2;
