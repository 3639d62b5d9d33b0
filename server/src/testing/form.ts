import { Buffer } from 'node:buffer';

export interface FormField {
  name: string;
  value: string | Buffer;
  /** Makes the field a file with this name. */
  filename?: string;
}

/** Creates the headers and the body of a multipart form, as options for `app.inject`. */
export function createMultipartForm(...fields: FormField[]): {
  headers: Record<string, string>;
  payload: Buffer;
} {
  const boundary = '----rangmala-test-boundary';
  const parts = fields.flatMap(({ name, value, filename }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(
      filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** Creates a multipart form with one file in the field `file`. */
export const createFileForm = (value: string | Buffer, filename = 'design.png') =>
  createMultipartForm({ name: 'file', value, filename });
