import * as z from 'zod/mini';
import { lineKey, MAX_QUANTITY, type CartLine } from './lines.ts';

const textSchema = z.string().check(z.minLength(1), z.maxLength(500));

/** An address on this site: a tampered cart must not make the page fetch from strangers. */
const sitePictureSchema = z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])/));

/** Part of an address or a header. */
const wordSchema = z.string().check(z.regex(/^[\w-]{1,100}$/));

const storedLineSchema = z.object({
  id: textSchema,
  name: textSchema,
  price: z.number().check(z.nonnegative()),
  // Only shown until the server has named the product's picture, so not worth losing the line for.
  image: z.catch(sitePictureSchema, ''),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
  customDesign: z.optional(
    z.object({ url: sitePictureSchema, name: textSchema, thumbnail: sitePictureSchema }),
  ),
  options: z.optional(z.record(textSchema, textSchema)),
  design: z.optional(z.object({ id: wordSchema, token: wordSchema })),
});

/**
 * Reads the stored cart and keeps the lines that can be believed.
 * @returns the lines, and a sentence for the log when some were left out
 * @throws when the text is no list at all
 */
export function decodeLines(raw: string): { value: readonly CartLine[]; problem?: string } {
  const found: unknown = JSON.parse(raw);
  if (!Array.isArray(found)) throw new TypeError('The cart is not a list.');
  const lines = new Map<string, CartLine>();
  for (const entry of found) {
    const checked = storedLineSchema.safeParse(entry);
    if (!checked.success) continue;
    const line = toLine(checked.data);
    // Two lines of one key can only come from tampering: every change joins them.
    if (!lines.has(lineKey(line))) lines.set(lineKey(line), line);
  }
  const left = found.length - lines.size;
  const value = [...lines.values()];
  return left === 0 ? { value } : { value, problem: `${left} of ${found.length} lines cannot be believed` };
}

function toLine({ customDesign, options, design, ...line }: z.infer<typeof storedLineSchema>): CartLine {
  return {
    ...line,
    ...(customDesign && { customDesign }),
    ...(options && Object.keys(options).length > 0 && { options }),
    ...(design && { design }),
  };
}
