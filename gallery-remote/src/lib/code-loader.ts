/** Webpack's function that returns the file name of a chunk. An assignment changes the file names. */
declare let __webpack_get_script_filename__: (chunkId: string | number) => string;

/** Time limit of an attempt in milliseconds, equal to the time limit for the files of remotes. */
const TIME_LIMIT_MS = 8_000;

/**
 * Returns a function that loads code. A call during an attempt waits for this attempt; a call after a failed attempt
 * begins a new attempt. The function returns whether the code has loaded, after 8 seconds at the latest, and never
 * rejects.
 * @param importCode begins the import of one chunk synchronously
 */
export function createCodeLoader(importCode: () => Promise<unknown>): () => Promise<boolean> {
  let attempt: Promise<boolean> | undefined;
  let failedAttempts = 0;

  async function load(): Promise<boolean> {
    try {
      await withTimeLimit(importChunk(importCode, failedAttempts));
      return true;
    } catch {
      attempt = undefined;
      failedAttempts += 1;
      return false;
    }
  }

  return () => (attempt ??= load());
}

/**
 * Imports a chunk. A repeated import uses another URL, because the browser would wait again for a hanging request to
 * the first URL.
 */
function importChunk(importCode: () => Promise<unknown>, failedAttempts: number): Promise<unknown> {
  if (failedAttempts === 0 || typeof __webpack_get_script_filename__ !== 'function') return importCode();
  const getFilename = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => `${getFilename(chunkId)}?try=${failedAttempts}`;
  try {
    return importCode();
  } finally {
    __webpack_get_script_filename__ = getFilename;
  }
}

async function withTimeLimit(promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server did not answer in time.')), TIME_LIMIT_MS);
  });
  try {
    await Promise.race([promise, timeLimit]);
  } finally {
    clearTimeout(timer);
  }
}
