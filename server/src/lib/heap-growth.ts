import { setFlagsFromString } from 'node:v8';

/** V8 collects the garbage of the whole heap after the heap and all buffers have grown by this many percent. */
const GROWTH_PERCENT = 100;

/**
 * Makes V8 collect the garbage of the whole heap less often in this process. By default, a few megabytes of buffers are
 * enough for a collection when nearly all new memory is in buffers, as with rendered pages (decision 0218). The limit of
 * the heap stays the same.
 */
export function collectGarbageLessOften(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
