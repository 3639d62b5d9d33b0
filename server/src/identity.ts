import type { SiteInfo } from '@rangmala/shared/contract';

/**
 * Reads the shop's name and contact details; each can be set by an environment variable. SITE_ADDRESS contains the
 * lines of the postal address, separated by `|` or line breaks.
 */
export function identityFrom(
  text: (name: string) => string | undefined,
  origin: string,
): Omit<SiteInfo, 'signInWithGoogle' | 'checkout'> {
  return {
    name: text('SITE_NAME') ?? 'Rangmala',
    tagline:
      text('SITE_TAGLINE') ??
      'Made with love by artists, for everyone who loves personalised and customised products.',
    promise: text('SITE_PROMISE') ?? 'Best Designs and Standard Shipping',
    email: text('SITE_EMAIL') ?? 'hello@rangmala.example',
    phone: text('SITE_PHONE') ?? '+91 40 5550 0142',
    address: linesOf(text('SITE_ADDRESS')) ?? [
      'Rangmala Studio, School of Crafts',
      'Kakatiya Valley University Campus',
      'Hanamkonda, Warangal, Telangana 506009',
      'India',
    ],
    origin,
  };
}

function linesOf(value: string | undefined): string[] | undefined {
  const lines = value
    ?.split(/\r?\n|\|/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines?.length ? lines : undefined;
}
