import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteInfo } from '@rangmala/shared/contract';

/**
 * Returns the paths of the pages that concern only orders, except pages with a text of the owner.
 * @param informationDir folder of the owner's texts
 */
export function listOrderOnlyPaths(informationDir: string | undefined): string[] {
  const hasOwnerText = (page: string) =>
    informationDir !== undefined && existsSync(join(informationDir, `${page}.md`));
  const pathsWithDefaultText = ['/delivery', '/returns'].filter((path) => !hasOwnerText(path.slice(1)));
  return [...pathsWithDefaultText, '/checkout', '/orders', '/account/addresses'];
}

/**
 * Reads the shop's name and contact details from environment variables. SITE_ADDRESS contains the lines of the postal
 * address, separated by `|` or line breaks.
 */
export function readSiteInfo(
  readVariable: (name: string) => string | undefined,
  origin: string,
): Omit<SiteInfo, 'signInWithGoogle' | 'checkout' | 'hiddenPaths'> {
  return {
    name: readVariable('SITE_NAME') ?? 'Rangmala',
    tagline:
      readVariable('SITE_TAGLINE') ??
      'Made with love by artists, for everyone who loves personalised and customised products.',
    promise: readVariable('SITE_PROMISE') ?? 'Best Designs and Standard Shipping',
    email: readVariable('SITE_EMAIL') ?? 'hello@rangmala.example',
    phone: readVariable('SITE_PHONE') ?? '+91 40 5550 0142',
    address: splitLines(readVariable('SITE_ADDRESS')) ?? [
      'Rangmala Studio, School of Crafts',
      'Kakatiya Valley University Campus',
      'Hanamkonda, Warangal, Telangana 506009',
      'India',
    ],
    origin,
  };
}

function splitLines(value: string | undefined): string[] | undefined {
  const lines = value
    ?.split(/\r?\n|\|/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines?.length ? lines : undefined;
}
