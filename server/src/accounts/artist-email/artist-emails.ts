import type { SiteInfo } from '@rangmala/shared/contract';
import { emailTemplate } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';

interface Recipient {
  name: string;
  email: string;
}

/** Writes the mail with the link that confirms an artist's email address. */
export function writeVerificationEmail(site: SiteInfo, { name, email }: Recipient, token: string): Message {
  return {
    to: { name, address: email },
    subject: `Confirm your email for ${site.name}`,
    ...emailTemplate(site, {
      name,
      heading: 'Confirm your email address',
      paragraphs: [
        'We’ll write to this address when a customer books, changes or cancels a session with you.',
      ],
      button: { label: 'Confirm Email', url: `${site.origin}/artists/verify-email?token=${token}` },
      closing: ['This link works for two days. If you didn’t request it, you can ignore this email.'],
    }),
  };
}

/** Writes the mail with the link to set a new password. */
export function writeArtistPasswordEmail(site: SiteInfo, { name, email }: Recipient, token: string): Message {
  return {
    to: { name, address: email },
    subject: `Reset your ${site.name} password`,
    ...emailTemplate(site, {
      name,
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
    }),
  };
}
