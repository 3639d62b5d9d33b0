import { useNavigate } from '@rangmala/shared/router';
import type { DeletionEffects } from '@rangmala/shared/contract';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { Button, NoScriptNotice, Notice, PasswordField } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';
import { useSite } from '@rangmala/shared/site';

/** The form that deletes the account. Without a password, the account is deleted with a mailed link instead. */
export function DeletionForm({ effects }: { effects: DeletionEffects }) {
  const { user } = useUser();
  const navigate = useNavigate();
  const {
    field,
    busy,
    failure,
    result: mailedMessage,
    form,
  } = useSentForm('POST /account/deletion', {
    fallbackMessage: 'Your account could not be deleted. Please try again.',
    send: async (body) => {
      const { deleted, message } = await callApi('POST /account/deletion', { body });
      // Opens a page without a guard, because the guard of the current page would redirect to the sign-in page.
      if (!deleted) return message;
      await navigate(links.deleteAccount(), { replace: true, state: { deleted } });
      return undefined;
    },
  });

  return (
    <FormCard {...form} aria-label="Delete your account">
      <DeletionSummary effects={effects} />
      {effects.has_password ? (
        <>
          <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField label="Password" {...field('password')} autoComplete="current-password" required />
        </>
      ) : (
        <p>Your account has no password, so we’ll email a confirmation link to {user?.email}.</p>
      )}
      <NoScriptNotice>Deleting the account</NoScriptNotice>
      <Button type="submit" variant="danger" busy={busy}>
        {effects.has_password ? 'Delete My Account' : 'Send Link'}
      </Button>
      {mailedMessage && <Notice tone="good">{mailedMessage}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </FormCard>
  );
}

function DeletionSummary({ effects }: { effects: DeletionEffects }) {
  const { checkout } = useSite();
  const { upcoming_sessions: sessions, open_orders: orders } = effects;
  return (
    <>
      <p>
        <strong>This cannot be undone.</strong>
        {` You’ll be signed out everywhere, and your profile${checkout ? ', saved addresses' : ''}, designs, uploads and messages will be deleted.`}
      </p>
      <ul>
        {sessions > 0 && (
          <li>
            {sessions === 1 ? 'Your upcoming session' : `Your ${sessions} upcoming sessions`} will be
            cancelled, and we’ll tell the artist.
          </li>
        )}
        {orders > 0 && (
          <li>
            {orders === 1 ? 'Your open order' : `Your ${orders} open orders`} will still be made and
            delivered. To cancel an order, do it before you delete your account.
          </li>
        )}
        {checkout && (
          <>
            <li>We keep invoices with your name and address, because tax law requires us to.</li>
            <li>You can still open your orders from the links in our emails.</li>
          </>
        )}
      </ul>
    </>
  );
}
