import type { Item } from '@rangmala/shared/contract';
import type { Design } from '@rangmala/shared/contract/designs';

export interface LineTexts {
  /** What the customer has filled in. */
  own: { label: string; value: string }[];
  /** Texts of the shop's pictures that nobody has changed. */
  samples: string[];
}

/**
 * Returns what the fields of a line of the cart will say.
 * @param design the line's design as the server has stored it; undefined for a line as pictured, and while it loads
 * @param isAsPictured whether the line has neither a design nor an uploaded picture
 */
export function listLineTexts(
  fields: Item['fields'] = [],
  design: Pick<Design, 'fields'> | undefined,
  isAsPictured: boolean,
): LineTexts {
  const texts: LineTexts = { own: [], samples: [] };
  for (const { name, label, sample } of fields) {
    const value = isAsPictured ? sample : design?.fields?.[name];
    if (typeof value !== 'string') continue;
    if (value === sample) texts.samples.push(value);
    else texts.own.push({ label, value });
  }
  return texts;
}

/** Returns a sentence such as `Will say “Aanya” and “since 2019”`. */
export function describeSamples(samples: readonly string[]): string {
  const quoted = [...new Set(samples)].map((sample) => `“${sample}”`);
  return `Will say ${new Intl.ListFormat('en', { type: 'conjunction' }).format(quoted)}`;
}
