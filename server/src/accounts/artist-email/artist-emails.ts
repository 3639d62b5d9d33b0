import type { SiteInfo } from '@rangmala/shared/contract';
import { writeEmail } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';

interface Recipient {
  name: string;
  email: string;
}

/** Writes the mail with the link that confirms an artist's email address. */
export function writeVerificationEmail(site: SiteInfo, recipient: Recipient, token: string): Message {
  return writeEmail(site, recipient, `Confirm your email for ${site.name}`, {
    heading: 'Confirm your email address',
    paragraphs: ['We’ll write to this address when a customer books, changes or cancels a session with you.'],
    button: { label: 'Confirm Email', url: `${site.origin}/artists/verify-email?token=${token}` },
    closing: ['This link works for two days. If you didn’t request it, you can ignore this email.'],
  });
}

/** Writes the mail to the previous email address of an artist who has verified a new address. */
export function writeAddressReplacedEmail(site: SiteInfo, recipient: Recipient): Message {
  return writeEmail(site, recipient, `Your ${site.name} email address has been changed`, {
    heading: 'Your email address has been changed',
    paragraphs: [
      'You confirmed a new email address for your artist account. From now on we’ll send everything about your sessions, and links to reset your password, to the new address.',
    ],
    closing: ['If this wasn’t you, reply to this email right away.'],
  });
}

/** Writes the mail to an email address that the artist has removed. */
export function writeAddressRemovedEmail(site: SiteInfo, recipient: Recipient): Message {
  return writeEmail(site, recipient, `Your ${site.name} email address has been removed`, {
    heading: 'Your email address has been removed',
    paragraphs: [
      'This address is no longer used for your artist account. We’ll stop writing to you about your sessions, and we can’t email you a link to reset your password.',
      'You can add an address on your profile page at any time.',
    ],
    closing: ['If this wasn’t you, reply to this email right away.'],
  });
}

/** Writes the mail with the link to set a new password. */
export function writeArtistPasswordEmail(site: SiteInfo, recipient: Recipient, token: string): Message {
  return writeEmail(site, recipient, `Reset your ${site.name} password`, {
    heading: 'Reset your password',
    paragraphs: ['We received a request to reset the password of your artist account.'],
    button: {
      label: 'Choose a new password',
      url: `${site.origin}/artists/reset-password?token=${token}`,
    },
    closing: [
      'This link works once and expires in one hour.',
      'If this wasn’t you, you can ignore this email. Your password hasn’t changed.',
    ],
  });
}
