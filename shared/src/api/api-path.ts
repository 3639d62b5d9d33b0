/**
 * Path and query of a GET request below `/api`, made by `apiPath` of `@rangmala/shared/endpoints`. A plain string at
 * run time; the type parameter is the type of the response.
 */
export type ApiPath<ResponseBody = unknown> = string & { readonly __answer: ResponseBody };
