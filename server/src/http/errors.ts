/**
 * A refusal. The error handler turns it into `{detail}` with its status.
 * `detail` is one sentence for the user; the properties of `beside` are added to the response.
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

/** 400: the request itself cannot be understood. */
export class MalformedError extends ApiError {
  override name = 'MalformedError';
  constructor(detail: string) {
    super(400, detail);
  }
}

/** 401 */
export class NotSignedInError extends ApiError {
  override name = 'NotSignedInError';
  constructor(detail = 'Please sign in first.') {
    super(401, detail);
  }
}

/** 403 */
export class ForbiddenError extends ApiError {
  override name = 'ForbiddenError';
  constructor(detail = 'This is not yours to see or change.') {
    super(403, detail);
  }
}

/** 404 */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
  constructor(detail = 'There is nothing at this address.') {
    super(404, detail);
  }
}

/** 409: the request conflicts with the current state. */
export class ConflictError extends ApiError {
  override name = 'ConflictError';
  constructor(detail: string, beside: object = {}) {
    super(409, detail, beside);
  }
}

/** 413 */
export class TooLargeError extends ApiError {
  override name = 'TooLargeError';
  constructor(detail = 'This is more than the server accepts.') {
    super(413, detail);
  }
}

/** 415 */
export class WrongTypeError extends ApiError {
  override name = 'WrongTypeError';
  constructor(detail: string) {
    super(415, detail);
  }
}

/** 422: well formed, but breaks a rule. */
export class RuleError extends ApiError {
  override name = 'RuleError';
  constructor(detail: string, beside: object = {}) {
    super(422, detail, beside);
  }
}

/** 429 */
export class TooOftenError extends ApiError {
  override name = 'TooOftenError';
  constructor(detail = 'Too many attempts. Please wait a moment and try again.') {
    super(429, detail);
  }
}

/** The `code` that Node, the database or a library gave an error; '' when it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
