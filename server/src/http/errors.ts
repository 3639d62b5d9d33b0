/**
 * An error that the error handler sends as `{detail}` with the status `statusCode`. `detail` is one sentence for the
 * user. The properties of `extraFields` are added to the body.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly extraFields: object;

  constructor(statusCode: number, detail: string, extraFields: object = {}) {
    super(detail);
    this.statusCode = statusCode;
    this.extraFields = extraFields;
  }
}

function createErrorClass(statusCode: number): new (detail: string, extraFields?: object) => ApiError;
function createErrorClass(
  statusCode: number,
  message: string,
): new (detail?: string, extraFields?: object) => ApiError;
/** Creates an error class with a fixed status. With a default `message`, callers may omit `detail`. */
function createErrorClass(
  statusCode: number,
  message = '',
): new (detail?: string, extraFields?: object) => ApiError {
  return class extends ApiError {
    constructor(detail = message, extraFields: object = {}) {
      super(statusCode, detail, extraFields);
      this.name = new.target.name;
    }
  };
}

/** 400: the request is malformed. */
export class MalformedError extends createErrorClass(400) {}
export class NotSignedInError extends createErrorClass(401, 'Please sign in first.') {}
export class ForbiddenError extends createErrorClass(403, 'You don’t have access to this.') {}
export class NotFoundError extends createErrorClass(404, 'There is nothing at this address.') {}
/** 405: the path exists, but not for this method. */
export class MethodNotAllowedError extends createErrorClass(405, 'This address can’t be used this way.') {}
/** 409: the request conflicts with the current state. */
export class ConflictError extends createErrorClass(409) {}
/** 412: the resource has changed since the client read it. */
export class PreconditionFailedError extends createErrorClass(412) {}
export class TooLargeError extends createErrorClass(413, 'This is more than the server accepts.') {}
export class UnsupportedMediaTypeError extends createErrorClass(415) {}
/** 422: the request is well formed but breaks a rule. */
export class RuleError extends createErrorClass(422) {}
/** 422: a field breaks a rule. Forms show the sentence next to the field. */
export class FieldError extends RuleError {
  constructor(field: string, detail: string) {
    super(detail, { fields: { [field]: detail } });
  }
}
export class TooManyRequestsError extends createErrorClass(
  429,
  'Too many attempts. Please wait a moment and try again.',
) {}
