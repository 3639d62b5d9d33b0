/** Returns the `code` of an error of Node, the database or a library; '' when the error has no code. */
export function getErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
