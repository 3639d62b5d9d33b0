import * as z from 'zod/mini';

/** The visitors who may get a canary: all given conditions must hold. */
export const audienceSchema = z.object({
  /** Visitors who opened a link for staff. */
  staff: z.optional(z.literal(true)),
  signedIn: z.optional(z.boolean()),
  /** Prefix of the browser's preferred language tag, such as `hi` or `en-in`; lower case. */
  language: z.optional(z.string()),
  /** Value of the header that REGION_HEADER names, such as `IN`; upper case. */
  region: z.optional(z.string()),
});
export type Audience = z.infer<typeof audienceSchema>;

export const AUDIENCE_RULE =
  'An audience is a list such as "staff", "signed-in", "signed-out", "language=hi" or "region=IN", with commas between them.';

const CONDITIONS: readonly (readonly [RegExp, (value: string) => Audience])[] = [
  [/^staff$/, () => ({ staff: true })],
  [/^signed-(in|out)$/, (value) => ({ signedIn: value === 'in' })],
  [/^language=([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i, (value) => ({ language: value.toLowerCase() })],
  [/^region=([a-z0-9-]{1,10})$/i, (value) => ({ region: value.toUpperCase() })],
];

/**
 * Reads an audience such as `language=hi,signed-in`.
 * @throws Error with {@link AUDIENCE_RULE} when a condition is unknown or given twice
 */
export function parseAudience(text: string): Audience {
  const audience: Audience = {};
  for (const part of text.split(',').map((each) => each.trim())) {
    const [condition] = CONDITIONS.flatMap(([pattern, conditionOf]) => {
      const match = pattern.exec(part);
      return match ? [conditionOf(match[1] ?? '')] : [];
    });
    if (!condition || Object.keys(condition).some((name) => name in audience)) throw new Error(AUDIENCE_RULE);
    Object.assign(audience, condition);
  }
  return audience;
}

/** Returns an audience in words, such as `signed-in visitors with language hi`. */
export function describeAudience({ staff, signedIn, language, region }: Audience = {}): string {
  const visitors = staff ? 'staff' : 'visitors';
  return [
    ...(signedIn === undefined ? [] : [signedIn ? 'signed-in' : 'signed-out']),
    visitors,
    ...(language === undefined ? [] : [`with language ${language}`]),
    ...(region === undefined ? [] : [`in region ${region}`]),
  ].join(' ');
}

/** Returns who gets a canary, such as `10 %` or `10 % of staff`. */
export function describeShare({ percent, audience }: { percent: number; audience?: Audience | undefined }) {
  return `${percent} %${audience ? ` of ${describeAudience(audience)}` : ''}`;
}
