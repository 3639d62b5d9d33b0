import { useState } from 'react';
import { useSearchParams } from '@rangmala/shared/router';
import { useAction } from '@rangmala/shared/api';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, ButtonLink, NoScriptNotice, Notice, Page } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';

/**
 * The page that a mailed link opens. Verifies the email address only when the button is pressed, because mail scanners
 * open links too.
 */
export default function ArtistVerifyEmailPage() {
  const [search] = useSearchParams();
  const { run, busy, failure } = useAction('We couldn’t confirm your email. Please try again.');
  const [isDone, setDone] = useState(false);

  const confirm = () =>
    run(async () => {
      await callApi('POST /artists/verify-email', { body: { token: search.get('token') ?? '' } });
      setDone(true);
    });

  return (
    <Page
      narrow
      title="Confirm Your Email"
      description="Confirm the email address of your artist account."
      trail={[{ name: 'Artist Sign In', to: links.artistLogin() }]}
    >
      <NoScriptNotice>Confirming your email</NoScriptNotice>
      {isDone ? (
        <>
          <Notice tone="good">
            Your email address is confirmed. We’ll write to you about your sessions.
          </Notice>
          <p>
            <ButtonLink to={links.artistLogin()}>Go to your profile</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>We’ll write to this address when a customer books, changes or cancels a session with you.</p>
          {failure && (
            <Notice tone="bad">
              <p>{failure}</p>
              <p>
                To get another link, save your address again in{' '}
                <AppLink to={links.artistLogin()}>your profile</AppLink>.
              </p>
            </Notice>
          )}
          <p>
            <Button busy={busy} onClick={() => void confirm()}>
              {busy ? 'Confirming...' : 'Confirm Email'}
            </Button>
          </p>
        </>
      )}
    </Page>
  );
}
