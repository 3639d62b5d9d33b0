import type * as z from 'zod/mini';

/**
 * Parses the JSON text of a column and checks the value against a schema.
 * @throws SyntaxError when the text is not JSON, ZodError when the JSON does not match the schema
 */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  return schema.parse(JSON.parse(text));
}

/** Converts paise, which the server stores, to rupees, which the API returns. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Formats an amount in paise: `₹1,499.00`. */
export function formatRupees(paise: number): string {
  return `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** Formats an amount in paise for programs: `1499.00`. */
export const formatAmount = (paise: number): string => (paise / 100).toFixed(2);
