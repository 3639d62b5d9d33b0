import type * as z from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Schema = z.core.$ZodType;

/**
 * What gives access to an endpoint: the session of a customer or artist, or a token. `link-token` is the token of a
 * mailed link, and `signature` that of a picture's URL, in the query.
 */
export type Access = 'customer' | 'artist' | 'order-token' | 'design-token' | 'link-token' | 'signature';

/** One row of an endpoint table. */
export interface EndpointDefinition {
  /** What the endpoint does or returns. */
  readonly summary: string;
  /** Schema of the path's parameters. By default each `{name}` of the path is any text. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  /** Schema of the JSON request body. */
  readonly body?: Schema;
  /** Media type of the request body, when it is not JSON. */
  readonly consumes?: 'multipart/form-data' | 'application/gzip';
  /** Media type of the response, when it is not JSON. */
  readonly produces?: string;
  /** Schemas of responses by status. `z.null()` is a response without content. */
  readonly response: { readonly [status: number]: Schema };
  /**
   * What gives access; one of the list suffices. An endpoint without a list is public. The server refuses a request
   * without the only session of a list: that of a customer, or of the artist in the path `/artists/{id}`.
   */
  readonly access?: readonly Access[];
  /** Further error statuses. The server adds the error statuses that follow from method, path and body. */
  readonly errors?: readonly number[];
}

/** Rows by method and path: `GET /products/{id}`. */
export type EndpointTable = Readonly<Record<`${Method} /${string}`, EndpointDefinition>>;
