import * as z from 'zod/mini';
import { lineKey, MAX_QUANTITY, type CartLine } from './lines.ts';

const textSchema = z.string().check(z.minLength(1), z.maxLength(500));

/** A path of this site: a tampered cart must not make the page load pictures from other sites. */
const sitePictureSchema = z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])/));

/** Part of an address or a header. */
const wordSchema = z.string().check(z.regex(/^[\w-]{1,100}$/));

const storedLineSchema = z.object({
  id: textSchema,
  name: textSchema,
  price: z.number().check(z.nonnegative()),
  // An invalid picture does not drop the line: it is only shown until the server's picture is known.
  image: z.catch(sitePictureSchema, ''),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
  customDesign: z.optional(
    z.object({ url: sitePictureSchema, name: textSchema, thumbnail: sitePictureSchema }),
  ),
  options: z.optional(z.record(textSchema, textSchema)),
  design: z.optional(z.object({ id: wordSchema, token: wordSchema })),
});

/**
 * Parses the stored cart and keeps the valid lines.
 * @returns the lines, and a log message when some were invalid
 * @throws SyntaxError or TypeError when the text is not a JSON list
 */
export function decodeLines(raw: string): { value: readonly CartLine[]; problem?: string } {
  const found: unknown = JSON.parse(raw);
  if (!Array.isArray(found)) throw new TypeError('The cart is not a list.');
  const lines = new Map<string, CartLine>();
  for (const entry of found) {
    const checked = storedLineSchema.safeParse(entry);
    if (!checked.success) continue;
    const line = toLine(checked.data);
    // Duplicate keys come from tampering only; keeps the first.
    if (!lines.has(lineKey(line))) lines.set(lineKey(line), line);
  }
  const left = found.length - lines.size;
  const value = [...lines.values()];
  return left === 0 ? { value } : { value, problem: `${left} of ${found.length} lines are invalid` };
}

function toLine({ customDesign, options, design, ...line }: z.infer<typeof storedLineSchema>): CartLine {
  return {
    ...line,
    ...(customDesign && { customDesign }),
    ...(options && Object.keys(options).length > 0 && { options }),
    ...(design && { design }),
  };
}
