/**
 * Path and query of a GET request below `/api`, created by `apiPath` of `@rangmala/shared/endpoints`. The type
 * parameter is the type of the response.
 */
export type ApiPath<ResponseBody = unknown> = string & { readonly __answer: ResponseBody };
