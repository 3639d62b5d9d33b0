import type { FastifyRequest } from 'fastify';
import type { Audience } from '@rangmala/shared/contract/audiences';

/** Facts about a visitor. `isStaff` and `isSignedIn` are called only when an audience depends on them. */
export interface Visitor {
  headers: FastifyRequest['headers'];
  /** Name of the request header with the visitor's region (setting REGION_HEADER); undefined without the setting. */
  regionHeader: string | undefined;
  isStaff(): Promise<boolean>;
  isSignedIn(): Promise<boolean>;
}

/** Returns whether a visitor belongs to an audience; true without an audience. */
export async function isInAudience(audience: Audience | undefined, visitor: Visitor): Promise<boolean> {
  if (!audience) return true;
  const { staff, signedIn, language, region } = audience;
  if (language !== undefined && !isPreferredLanguage(visitor.headers['accept-language'], language))
    return false;
  if (region !== undefined && getRegion(visitor) !== region) return false;
  if (staff && !(await visitor.isStaff())) return false;
  return signedIn === undefined || (await visitor.isSignedIn()) === signedIn;
}

/** Returns whether a guest who is not staff can belong to the audience; true without an audience. */
export function canIncludeGuests({ staff, signedIn }: Audience = {}): boolean {
  return !staff && signedIn !== true;
}

/**
 * Returns whether the preferred language of a browser is the given language or a variant of it (for example `hi-IN` for
 * `hi`).
 */
function isPreferredLanguage(acceptLanguage: string | undefined, audienceLanguage: string): boolean {
  const [preferred] = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const quality = parameters.find((each) => each.startsWith('q='))?.slice('q='.length);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((a, b) => b.quality - a.quality);
  return preferred !== undefined && `${preferred.tag}-`.startsWith(`${audienceLanguage}-`);
}

function getRegion({ headers, regionHeader }: Visitor): string | undefined {
  const value = regionHeader === undefined ? undefined : headers[regionHeader];
  return typeof value === 'string' ? value.trim().toUpperCase() : undefined;
}
