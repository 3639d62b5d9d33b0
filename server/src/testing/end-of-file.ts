/** What is closed after the last test of the current file. */
const closers: (() => Promise<void>)[] = [];

/** Runs `close` after the last test of the current file. */
export function closeAtEndOfFile(close: () => Promise<void>): void {
  closers.push(close);
}

/** Runs and forgets the functions of {@link closeAtEndOfFile}. A setup file calls this function after each test file. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
