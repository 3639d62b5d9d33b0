import type { SiteInfo } from '@rangmala/shared/contract';
import { letter } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';

/** The letter with the link to the screen for a new password. */
export function resetLetter(site: SiteInfo, to: { name: string; email: string }, token: string): Message {
  return {
    to: { name: to.name, address: to.email },
    subject: `Choose a new password for ${site.name}`,
    ...letter(site, {
      greeting: to.name ? `Hello ${to.name},` : 'Hello,',
      paragraphs: [
        `Somebody, we hope you, asked for a new password for your account at ${site.name}.`,
        'The link works once, for one hour.',
        'If it was not you, there is nothing to do: your password stays as it is, and nobody else has seen this link.',
      ],
      action: {
        label: 'Choose a new password',
        url: `${site.origin}/reset-password?token=${token}`,
        after: 0,
      },
    }),
  };
}
