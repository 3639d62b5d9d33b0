import * as z from 'zod/mini';

/** Conditions on the visitors who may get a canary. All given conditions must hold. */
export const audienceSchema = z.object({
  /** Only visitors who opened a staff link. */
  staff: z.optional(z.literal(true)),
  signedIn: z.optional(z.boolean()),
  /** Preferred language of the browser as a tag in lower case. `hi` includes variants such as `hi-IN`. */
  language: z.optional(z.string()),
  /** Upper-case value of the request header that the setting REGION_HEADER names, such as `IN`. */
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
 * Parses an audience such as `language=hi,signed-in`.
 * @throws Error with {@link AUDIENCE_RULE} for an unknown condition and for two conditions of the same kind
 */
export function parseAudience(text: string): Audience {
  const audience: Audience = {};
  for (const part of text.split(',').map((each) => each.trim())) {
    const [condition] = CONDITIONS.flatMap(([pattern, createCondition]) => {
      const match = pattern.exec(part);
      return match ? [createCondition(match[1] ?? '')] : [];
    });
    if (!condition || Object.keys(condition).some((name) => name in audience)) throw new Error(AUDIENCE_RULE);
    Object.assign(audience, condition);
  }
  return audience;
}

/** Describes an audience, such as `signed-in visitors with language hi`. */
export function describeAudience({ staff, signedIn, language, region }: Audience = {}): string {
  const visitors = staff ? 'staff' : 'visitors';
  return [
    ...(signedIn === undefined ? [] : [signedIn ? 'signed-in' : 'signed-out']),
    visitors,
    ...(language === undefined ? [] : [`with language ${language}`]),
    ...(region === undefined ? [] : [`in region ${region}`]),
  ].join(' ');
}

/** Describes the visitors of a canary, such as `10 %` or `10 % of staff`. */
export function describeShare({ percent, audience }: { percent: number; audience?: Audience | undefined }) {
  return `${percent} %${audience ? ` of ${describeAudience(audience)}` : ''}`;
}
