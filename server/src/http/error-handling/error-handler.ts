import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ApiErrorBody } from '@rangmala/shared/contract';
import { isDatabaseUnavailable } from '../../database/errors.ts';
import { StorageUnavailableError } from '../../storage/storage.ts';
import { ApiError } from '../errors.ts';
import { sendErrorPage, sendUnavailablePage } from './error-pages.ts';

type Problem = ApiErrorBody & { status: number };

const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';
const BUSY_MESSAGE = 'The server is busy. Please try again in a moment.';
const STORAGE_FAILED_MESSAGE = 'We can’t store files right now. Please try again later.';
const UNAVAILABLE_MESSAGE = 'We can’t reach our records right now. Please try again in a minute.';
const FORM_MALFORMED_MESSAGE = 'The form is malformed or incomplete.';
const DEFAULT_RETRY_AFTER_S = 5;

const PROBLEM_BY_CODE: Record<string, [status: number, detail: string]> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The request has no content.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The request is not as long as it says.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'This kind of content is not accepted here: please send JSON.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'Please send this as a form (multipart/form-data).'],
  FST_INVALID_JSON_FIELD_ERROR: [400, FORM_MALFORMED_MESSAGE],
  FST_PROTO_VIOLATION: [400, FORM_MALFORMED_MESSAGE],
  FST_FILES_LIMIT: [413, 'Please send one file at a time.'],
  FST_ERR_BAD_URL: [400, 'This address is malformed.'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'There is nothing at this address.'],
  SQLITE_BUSY: [503, BUSY_MESSAGE],
  SQLITE_BUSY_SNAPSHOT: [503, BUSY_MESSAGE],
};

/**
 * Error codes of the file system: the disk or the network drive is full, failing, missing or not writable, or the
 * process has too many open files. Excludes ENOENT, which may be a fault of the program.
 */
const STORAGE_CODES = new Set(
  'EACCES EBUSY EDQUOT EEXIST EIO EISDIR ELOOP EMFILE ENFILE ENODEV ENOSPC ENOTDIR ENXIO EPERM EROFS ESTALE'.split(
    ' ',
  ),
);

const DETAIL_BY_STATUS: Record<number, string> = {
  400: 'The request is malformed.',
  404: 'There is nothing at this address.',
  408: 'The request took too long.',
  413: 'This is more than the server accepts.',
  415: 'This kind of content is not accepted here.',
  429: 'Too many attempts. Please wait a moment and try again.',
  503: BUSY_MESSAGE,
};

const API_URL = /^\/api(?:[/?]|$)/;

/**
 * Sends an error as JSON, without a stack trace. A browser that opens a page or submits a form gets an HTML page; for
 * status 5xx outside the API, a page with status 503 that reloads itself.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, ...body } = toProblem(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const { site } = request.server.settings;
  const isPage = isPageRequest(request);
  if (isPage && status >= 500 && !API_URL.test(request.url))
    return sendUnavailablePage(reply, site, request.url);
  const isTemporary = status === 429 || status === 503;
  if (isTemporary && !reply.hasHeader('retry-after')) reply.header('retry-after', DEFAULT_RETRY_AFTER_S);
  if (isPage) return sendErrorPage(reply, site, { status, detail: body.detail });
  // Replaces the Content-Type and Cache-Control headers that the failed handler may have set.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}

/**
 * Returns whether a browser opens an address outside the API, or submits an HTML form to any address. The browser then
 * accepts HTML. Scripts of the site accept any type and call only the API.
 */
function isPageRequest({ url, method, headers }: FastifyRequest): boolean {
  const isApiRead = API_URL.test(url) && (method === 'GET' || method === 'HEAD');
  return !isApiRead && Boolean(headers.accept?.includes('text/html'));
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof ApiError)
    return { ...error.extraFields, status: error.statusCode, detail: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) return toValidationProblem(error);
  if (isDatabaseUnavailable(error)) return { status: 503, detail: UNAVAILABLE_MESSAGE };
  if (error instanceof StorageUnavailableError || STORAGE_CODES.has(error.code))
    return { status: 503, detail: STORAGE_FAILED_MESSAGE };
  const codeProblem = PROBLEM_BY_CODE[error.code];
  if (codeProblem) return { status: codeProblem[0], detail: codeProblem[1] };
  const status = error.statusCode ?? 500;
  if (status < 400 || status > 503) return { status: 500, detail: INTERNAL_ERROR_MESSAGE };
  return {
    status,
    detail: DETAIL_BY_STATUS[status] ?? (status < 500 ? 'The request was refused.' : INTERNAL_ERROR_MESSAGE),
  };
}

/** Converts errors of the schema validation: status 422 for invalid fields of the body, otherwise status 400. */
function toValidationProblem(error: FastifyError): Problem {
  const fields: Record<string, string> = {};
  const issues = error.validation ?? [];
  for (const issue of issues) {
    const name = issue.instancePath.slice(1).replaceAll('/', '.');
    if (name) fields[name] ??= issue.message ?? 'This is not valid.';
  }
  const first = Object.values(fields)[0];
  if (first === undefined) return { status: 400, detail: 'Please send a JSON object.' };
  return { status: error.validationContext === 'body' ? 422 : 400, detail: first, fields };
}

const RESPONSE_BY_CODE: Record<string, [status: number, detail: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
};

/**
 * Sends a JSON error for a request that is not valid HTTP or exceeds the limits of Node's HTTP server, then closes the
 * connection.
 */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, detail] = RESPONSE_BY_CODE[error.code ?? ''] ?? [400, 'The request is malformed.'];
  const body = JSON.stringify({ detail });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}
