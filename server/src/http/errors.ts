/**
 * An error answer: the error handler sends `{detail}` with its status. `detail` is one sentence for the user; the
 * properties of `beside` are added to the answer.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly beside: object;

  constructor(statusCode: number, detail: string, beside: object = {}) {
    super(detail);
    this.statusCode = statusCode;
    this.beside = beside;
  }
}

function errorOf(statusCode: number): new (detail: string, beside?: object) => ApiError;
function errorOf(statusCode: number, message: string): new (detail?: string, beside?: object) => ApiError;
/** Creates the error class of a status; with a default `message`, `detail` may be omitted. */
function errorOf(statusCode: number, message = ''): new (detail?: string, beside?: object) => ApiError {
  return class extends ApiError {
    constructor(detail = message, beside: object = {}) {
      super(statusCode, detail, beside);
      this.name = new.target.name;
    }
  };
}

/** 400: the request cannot be parsed. */
export class MalformedError extends errorOf(400) {}
export class NotSignedInError extends errorOf(401, 'Please sign in first.') {}
export class ForbiddenError extends errorOf(403, 'This is not yours to see or change.') {}
export class NotFoundError extends errorOf(404, 'There is nothing at this address.') {}
/** 409: the request conflicts with the current state. */
export class ConflictError extends errorOf(409) {}
export class TooLargeError extends errorOf(413, 'This is more than the server accepts.') {}
export class WrongTypeError extends errorOf(415) {}
/** 422: well formed, but breaks a rule. */
export class RuleError extends errorOf(422) {}
export class TooOftenError extends errorOf(429, 'Too many attempts. Please wait a moment and try again.') {}

/** Returns the `code` that Node, the database or a library gave an error; '' when it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
