import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from '@rangmala/shared/router';
import { useAction } from '@rangmala/shared/api';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { Button, ButtonLink, Notice, Page } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';

const INCOMPLETE_LINK = 'This link is incomplete. Copy all of it from the email, or request a new one.';

/** The page on which a customer confirms the deletion of the account. The page also shows the result. */
export default function DeleteAccountPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const { state } = useLocation() as { state: { deleted?: unknown } | null };
  const { refresh } = useUser();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isDeleted = isConfirmed || (token === null && state?.deleted === true);

  useEffect(() => {
    if (isDeleted) refresh().catch(() => undefined);
  }, [isDeleted, refresh]);

  return (
    <Page title="Delete Account" description="Confirm that your account is deleted.">
      {/* The URL may contain the secret token, so the browser must not send the URL as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      {isDeleted ? (
        <>
          <Notice tone="good">Your account has been deleted. We’ve sent you an email to confirm this.</Notice>
          <p>
            <ButtonLink to={links.home()}>Go to Home</ButtonLink>
          </p>
        </>
      ) : token ? (
        <Confirmation token={token} onDeleted={() => setIsConfirmed(true)} />
      ) : (
        <>
          <Notice tone="bad">{INCOMPLETE_LINK}</Notice>
          <p>
            <ButtonLink to={links.accountData()}>Request a New Link</ButtonLink>
          </p>
        </>
      )}
    </Page>
  );
}

function Confirmation({ token, onDeleted }: { token: string; onDeleted: () => void }) {
  const { run, busy, failure } = useAction('Your account could not be deleted. Please try again.');

  const confirm = () =>
    run(async () => {
      await callApi('POST /account/deletion/confirm', { body: { token } });
      onDeleted();
    });

  return (
    <>
      <p>
        <strong>This cannot be undone.</strong> Your profile, saved addresses, designs, uploads and messages
        will be deleted, and your upcoming sessions will be cancelled.
      </p>
      <p>
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          Delete My Account
        </Button>
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
