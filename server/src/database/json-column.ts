import type * as z from 'zod/mini';

/**
 * Parses a column that contains JSON.
 * @throws SyntaxError or ZodError when it has another shape, for example after an edit by hand
 */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  return schema.parse(JSON.parse(text));
}
