import * as z from 'zod/mini';
import { parseJson } from '../../database/column-values.ts';
import type { OrderLineRow } from '../../database/order-tables.ts';

const optionsSchema = z.record(z.string(), z.string());
const choicesSchema = z.array(z.object({ label: z.string(), value: z.string() }));

/** Returns the chosen values of a stored line by option name. */
export function parseLineOptions({ options }: Pick<OrderLineRow, 'options'>): Record<string, string> {
  return parseJson(optionsSchema, options);
}

/**
 * Returns the label of each option of a stored line with the label of its chosen value, such as `[{label: 'Size',
 * value: 'M'}]`.
 */
export function parseLineChoices({ choices }: Pick<OrderLineRow, 'choices'>): z.infer<typeof choicesSchema> {
  return parseJson(choicesSchema, choices);
}
