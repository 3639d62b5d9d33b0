/**
 * Returns the result of the work. A timeout does not stop the work.
 * @throws Error when the work fails or takes longer than `milliseconds`
 */
export async function withTimeLimit<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('This took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
