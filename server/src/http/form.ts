import { finished } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@rangmala/shared/contract';
import { ApiError, MalformedError, TooLargeError, TooManyRequestsError } from './errors.ts';
import { getErrorCode } from '../lib/error-code.ts';
import { getIpAddress } from './rate-limits.ts';

export interface Form {
  /** Content of the file in the field `file`; undefined when the form has no file in this field. */
  file: Buffer | undefined;
  fields: Map<string, string[]>;
}

/** Largest total length of all fields of a form, in characters, without the file. */
const MAX_FIELDS_LENGTH = 256 * 1024;

/** Allowance for the boundaries and the headers of a form's parts, in bytes. */
const MAX_OVERHEAD_BYTES = 64 * 1024;

/** Largest form in bytes. A larger form is refused before it is read completely. */
const MAX_FORM_BYTES = UPLOAD_MAX_BYTES + MAX_FIELDS_LENGTH + MAX_OVERHEAD_BYTES;

/** Largest number of forms that a server reads or processes at the same time. The file of each form is in memory. */
const MAX_CONCURRENT_FORMS = 24;
/**
 * Largest number of concurrent forms of one IP address while rate limits are on. Without this limit, one slow client
 * could block all forms.
 */
const MAX_CONCURRENT_PER_IP = 12;

/**
 * Enables {@link readForm} for the routes that are registered with `app`. Limits the number of forms that the server
 * processes at a time, in all routes together.
 */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  limitConcurrency(app);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      files: 1,
      fields: 40,
      fieldSize: 8 * 1024,
      parts: 41,
      headerPairs: 40,
    },
  });
}

/**
 * Reads a multipart form with at most one file.
 * @throws TooLargeError when the form, the file or the fields are too large
 * @throws MalformedError when the form is malformed or incomplete, or when a field contains a NUL character
 * @throws an error of @fastify/multipart when the request is not a form, or has too many fields or files
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES)
    throw new TooLargeError(UPLOAD_TOO_LARGE);
  try {
    return await readParts(request);
  } catch (error) {
    // An error without a code comes from the parser: the form is truncated or malformed.
    if (error instanceof ApiError || getErrorCode(error)) throw error;
    throw new MalformedError('The form is malformed or incomplete.');
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = { file: undefined, fields: new Map() };
  let fieldsLength = 0;
  const parts = request.parts();
  // The first call attaches the parser to the request. Must come before `rejectLongBody`, whose `data` listener starts
  // the flow of the body.
  let nextPart = parts.next();
  const lengthLimit = rejectLongBody(request, MAX_FORM_BYTES);
  for (;;) {
    nextPart.catch(() => undefined);
    const result = await Promise.race([nextPart, lengthLimit]);
    if (result.done) return form;
    const part = result.value;
    if (part.type === 'file') {
      const content = await Promise.race([part.toBuffer(), lengthLimit]);
      // `toBuffer` does not always fail when the file is truncated.
      if (part.file.truncated) throw new TooLargeError(UPLOAD_TOO_LARGE);
      if (part.fieldname === 'file') form.file = content;
    } else {
      const value = String(part.value);
      fieldsLength += value.length;
      if (part.valueTruncated || fieldsLength > MAX_FIELDS_LENGTH)
        throw new TooLargeError('A field of the form is too long.');
      if (value.includes('\0'))
        throw new MalformedError('The form contains a character that cannot be stored.');
      form.fields.set(part.fieldname, [...(form.fields.get(part.fieldname) ?? []), value]);
    }
    nextPart = parts.next();
  }
}

/**
 * Returns a promise that rejects when the body is longer than `maxBytes`, and never resolves. Chunked forms need this
 * limit, because they declare no length.
 */
function rejectLongBody({ raw }: FastifyRequest, maxBytes: number): Promise<never> {
  const limitExceeded = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) reject(new TooLargeError(UPLOAD_TOO_LARGE));
    });
  });
  limitExceeded.catch(() => undefined);
  return limitExceeded;
}

/** IP addresses of the senders whose forms are being read or processed, by HTTP server. Each form adds one entry. */
const sendersByServer = new WeakMap<FastifyInstance['server'], string[]>();

function limitConcurrency(app: FastifyInstance): void {
  const maxPerIp = app.settings.rateLimits ? MAX_CONCURRENT_PER_IP : MAX_CONCURRENT_FORMS;
  const senders = sendersByServer.get(app.server) ?? [];
  sendersByServer.set(app.server, senders);
  app.addHook('onRequest', async (request, reply) => {
    const sender = getIpAddress(request);
    const formsOfSender = senders.filter((each) => each === sender).length;
    if (senders.length >= MAX_CONCURRENT_FORMS || formsOfSender >= maxPerIp) {
      throw new TooManyRequestsError(
        'Many images are being uploaded right now. Please try again in a moment.',
      );
    }
    senders.push(sender);
    // Uses `finished`, because the hook `onResponse` does not run when the client disconnects.
    finished(reply.raw, () => senders.splice(senders.indexOf(sender), 1));
  });
}

/** Enables URL-encoded HTML forms for the routes of `app`. `request.body` is an object with one text per field. */
export function acceptUrlEncodedForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
