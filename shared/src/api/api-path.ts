/**
 * Path and query of a GET request below `/api`, as `apiPath` of `@rangmala/shared/endpoints` returns it. The type
 * parameter is the type of the response.
 */
export type ApiPath<ResponseBody = unknown> = string & { readonly __answer: ResponseBody };
