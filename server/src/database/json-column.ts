import type * as z from 'zod/mini';

/**
 * Parses a column that contains JSON.
 * @throws SyntaxError or ZodError when the text does not match the schema, for example after a manual edit
 */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  return schema.parse(JSON.parse(text));
}
