import { finished } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@rangmala/shared/contract';
import { ApiError, codeOf, MalformedError, TooLargeError, TooOftenError } from './errors.ts';
import { addressOf } from './address.ts';

export interface Form {
  /** The file in the field `file`; undefined when none was chosen. */
  file: Buffer | undefined;
  /** The other fields, each with its values in the order sent. */
  fields: Map<string, string[]>;
}

/** Total length of the fields besides the file, in characters. */
const MAX_FIELDS_LENGTH = 256 * 1024;

/**
 * A larger form is refused unread, or as soon as this much has arrived; a smaller one is read to its end, so that the
 * sender receives the reason.
 */
const MAX_FORM_BYTES = 10 * UPLOAD_MAX_BYTES;

/** Forms that are read or processed at the same time: each holds its file in memory. */
const MAX_CONCURRENT = 24;
/** Per address, so that slow senders leave room for others. */
const MAX_CONCURRENT_OF_ADDRESS = 12;

/** Lets the routes registered with `app` read multipart forms, see {@link readForm}. */
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
 * @throws TooLargeError when the file is over 5 MB or a field too long; MalformedError when the form is incomplete
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES)
    throw new TooLargeError(UPLOAD_TOO_LARGE);
  try {
    return await readParts(request);
  } catch (error) {
    // The parser's own errors have neither status nor code: the form is truncated or not a form.
    if (error instanceof ApiError || codeOf(error)) throw error;
    throw new MalformedError('The form is malformed or incomplete.');
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = { file: undefined, fields: new Map() };
  let read = 0;
  const parts = request.parts();
  // The first step attaches the parser to the request, whose length is counted at the same time.
  let next = parts.next();
  const tooLong = exceeds(request, MAX_FORM_BYTES);
  for (;;) {
    next.catch(() => undefined);
    const step = await Promise.race([next, tooLong]);
    if (step.done) return form;
    const part = step.value;
    if (part.type === 'file') {
      const content = await Promise.race([part.toBuffer(), tooLong]);
      // Checked here because the limit does not always make `toBuffer` fail.
      if (part.file.truncated) throw new TooLargeError(UPLOAD_TOO_LARGE);
      if (part.fieldname === 'file') form.file = content;
    } else {
      const value = String(part.value);
      read += value.length;
      if (part.valueTruncated || read > MAX_FIELDS_LENGTH)
        throw new TooLargeError('A field of the form is too long.');
      if (value.includes('\0'))
        throw new MalformedError('The form contains a character that cannot be stored.');
      form.fields.set(part.fieldname, [...(form.fields.get(part.fieldname) ?? []), value]);
    }
    next = parts.next();
  }
}

/** Rejects when more than `max` bytes of the body have arrived; a chunked form does not announce its length. */
function exceeds({ raw }: FastifyRequest, max: number): Promise<never> {
  const exceeded = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > max) reject(new TooLargeError(UPLOAD_TOO_LARGE));
    });
  });
  exceeded.catch(() => undefined);
  return exceeded;
}

function limitConcurrency(app: FastifyInstance): void {
  const maxOfAddress = app.settings.rateLimits ? MAX_CONCURRENT_OF_ADDRESS : MAX_CONCURRENT;
  const senders: string[] = [];
  app.addHook('onRequest', async (request, reply) => {
    const sender = addressOf(request);
    const own = senders.filter((each) => each === sender).length;
    if (senders.length >= MAX_CONCURRENT || own >= maxOfAddress) {
      throw new TooOftenError('Many images are being uploaded right now. Please try again in a moment.');
    }
    senders.push(sender);
    // Not `onResponse`: it does not run when the sender has disconnected.
    finished(reply.raw, () => senders.splice(senders.indexOf(sender), 1));
  });
}
