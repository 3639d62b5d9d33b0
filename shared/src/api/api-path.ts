/**
 * Path and query of a read below `/api`, which says what is answered there. Made by `apiPath` of
 * `@rangmala/shared/endpoints`; at run time it is plain text.
 */
export type ApiPath<Answer = unknown> = string & { readonly __answer: Answer };
