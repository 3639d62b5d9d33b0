/**
 * Awaits a promise for at most `limitMs` milliseconds.
 * @returns the value of the promise
 * @throws the error of `createError` when the promise is not settled in time, otherwise any error of the promise
 */
export async function withTimeLimit<T>(
  limitMs: number,
  promise: Promise<T>,
  createError = () => new Error(`No answer within ${limitMs} ms.`),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createError()), limitMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
