/**
 * Path and query of a GET request below `/api`; the type parameter is the type of its answer. Made by `apiPath` of
 * `@rangmala/shared/endpoints`; at run time it is a plain string.
 */
export type ApiPath<Answer = unknown> = string & { readonly __answer: Answer };
