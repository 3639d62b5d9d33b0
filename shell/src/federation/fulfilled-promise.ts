/** A resolved promise with the fields from which React's `use` reads the result without waiting. */
export type FulfilledPromise<T> = Promise<T> & { status: 'fulfilled'; value: T };

export function createFulfilledPromise<T>(value: T): FulfilledPromise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
