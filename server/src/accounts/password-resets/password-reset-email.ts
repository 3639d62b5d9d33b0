import type { SiteInfo } from '@rangmala/shared/contract';
import { renderEmail } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';

/** Writes the mail with the password reset link. */
export function writePasswordResetEmail(
  site: SiteInfo,
  to: { name: string; email: string },
  token: string,
): Message {
  return {
    to: { name: to.name, address: to.email },
    subject: `Reset your ${site.name} password`,
    ...renderEmail(site, {
      name: to.name,
      heading: 'Reset your password',
      paragraphs: [`We received a request to reset the password of your ${site.name} account.`],
      button: { label: 'Choose a new password', url: `${site.origin}/reset-password?token=${token}` },
      closing: [
        'This link works once and expires in one hour.',
        'If this wasn’t you, you can ignore this email. Your password hasn’t changed.',
      ],
    }),
  };
}
