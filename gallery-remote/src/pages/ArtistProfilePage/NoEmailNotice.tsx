import type { ArtistAccount } from '@rangmala/shared/contract';
import { Notice } from '@rangmala/shared/ui';

/** Says why the artist gets no mails, and leads to the email settings; nothing when mails arrive. */
export function NoEmailNotice({ account: { email, pending_email } }: { account: ArtistAccount }) {
  if (email !== null) return null;
  return (
    <Notice tone="info">
      <p>
        {pending_email
          ? `You get no emails about bookings until you open the link that we sent to ${pending_email}. `
          : 'You get no emails about bookings, because we don’t have your email address. '}
        <a href="#email">{pending_email ? 'Send it again' : 'Add your email address'}</a>
      </p>
    </Notice>
  );
}
