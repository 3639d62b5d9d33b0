import type * as z from 'zod/mini';

/**
 * Parses the JSON text of a column and checks the value against a schema.
 * @throws SyntaxError when the text is not JSON, ZodError when the JSON does not match the schema
 */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  return schema.parse(JSON.parse(text));
}
