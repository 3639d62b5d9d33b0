import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Schema = z.core.$ZodType;

/** One row of an endpoint table; its key is the method and the path: `GET /products/{id}`. */
export interface EndpointDefinition {
  /** One sentence for the API documentation. */
  readonly summary: string;
  /** The path's parameters; by default each `{name}` of the path is any text. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  /** The JSON body. */
  readonly body?: Schema;
  /** The body's media type, when it is not JSON. */
  readonly consumes?: 'multipart/form-data' | 'application/gzip';
  /** The response's media type, when it is not JSON. */
  readonly produces?: string;
  /** Schemas of responses by status; `z.null()` for a response without content. */
  readonly response: { readonly [status: number]: Schema };
  /**
   * Statuses of error responses that this endpoint adds to those that follow from its method, path and body (400,
   * 403, 404, 413, 415, 422, 429, 500, 503: see the server's `route`). Their body is `{detail}`.
   */
  readonly errors?: readonly number[];
}

/** Returns the table unchanged; exists to type-check each row where it is written. */
export function defineEndpoints<const Table extends Record<`${Method} /${string}`, EndpointDefinition>>(
  table: Table,
): Table {
  return table;
}
