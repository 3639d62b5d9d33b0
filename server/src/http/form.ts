import { finished } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@rangmala/shared/contract';
import { ApiError, codeOf, MalformedError, TooLargeError, TooOftenError } from './errors.ts';
import { addressOf } from './address.ts';

export interface Form {
  /** The one file, in the field `file`; undefined when none was chosen. */
  file: Buffer | undefined;
  /** The other fields, each with its values in the order sent. */
  fields: Map<string, string[]>;
}

/** What comes with the file: other fields, boundaries, headers of parts. */
const AROUND_THE_FILE = 256 * 1024;

/** Larger than this is refused unread; what is only somewhat too large is read to its end, so that the sender hears why. */
const UNREAD_ABOVE = 10 * UPLOAD_MAX_BYTES;

/** Forms that are being read or worked on at once: each holds its file in memory. */
const AT_ONCE = 24;
/** Of one address: who sends slowly, or for ever, leaves places to the others. */
const AT_ONCE_OF_ONE = 12;

/** Lets the routes that are registered with `app` read forms, see {@link readForm}. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  limitAtOnce(app);
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
 * @throws TooLargeError with the specification's words when the file is over 5 MB
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > UNREAD_ABOVE)
    throw new TooLargeError(UPLOAD_TOO_LARGE);
  try {
    return await readParts(request);
  } catch (error) {
    // What the parser throws by itself has neither status nor code: the form is cut off or no form at all.
    if (error instanceof ApiError || codeOf(error)) throw error;
    throw new MalformedError('The form is malformed or incomplete.');
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = { file: undefined, fields: new Map() };
  let read = 0;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const content = await part.toBuffer();
      // Asked afterwards: the limit does not always make `toBuffer` fail.
      if (part.file.truncated) throw new TooLargeError(UPLOAD_TOO_LARGE);
      if (part.fieldname === 'file') form.file = content;
    } else {
      const value = String(part.value);
      read += value.length;
      if (part.valueTruncated || read > AROUND_THE_FILE)
        throw new TooLargeError('A field of the form is too long.');
      if (value.includes('\0'))
        throw new MalformedError('The form contains a character that cannot be stored.');
      form.fields.set(part.fieldname, [...(form.fields.get(part.fieldname) ?? []), value]);
    }
  }
  return form;
}

function limitAtOnce(app: FastifyInstance): void {
  const mostOfOne = app.settings.rateLimits ? AT_ONCE_OF_ONE : AT_ONCE;
  const senders: string[] = [];
  app.addHook('onRequest', async (request, reply) => {
    const sender = addressOf(request);
    const own = senders.filter((each) => each === sender).length;
    if (senders.length >= AT_ONCE || own >= mostOfOne) {
      throw new TooOftenError('Many images are being uploaded just now. Please try again in a moment.');
    }
    senders.push(sender);
    // Not `onResponse`: of a sender who went away meanwhile it never hears.
    finished(reply.raw, () => senders.splice(senders.indexOf(sender), 1));
  });
}
