import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '@rangmala/shared/router';
import { getErrorMessage, UNREACHABLE } from '@rangmala/shared/api';
import { links, sanitizeNextUrl } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ErrorState, Page } from '@rangmala/shared/ui';

/** Format of the email addresses that the page accepts. */
const EMAIL_PATTERN = /^(?=.{3,254}$)[\w.%+'-]+@[\w.-]+\.\w{2,}$/;

/**
 * The page that opens after a sign-in with Google. The email address in the URL does not sign a user in, because anyone
 * can write a URL. Only the session cookie signs a user in.
 */
export default function AuthCallbackPage() {
  const { refresh } = useUser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const emailParameter = (search.get('email') ?? '').trim().toLowerCase();
  const email = EMAIL_PATTERN.test(emailParameter) ? emailParameter : null;
  const next = sanitizeNextUrl(search.get('next'), links.home());

  useEffect(() => {
    let isUnmounted = false;
    const goTo = (to: string) => {
      if (!isUnmounted) void navigate(to, { replace: true });
    };
    if (email === null) {
      goTo(links.login());
      return;
    }
    refresh().then(
      ({ user }) => goTo(user ? next : links.signInBecause('google-failed')),
      (error: unknown) => {
        if (!isUnmounted) setFailure(getErrorMessage(UNREACHABLE, error));
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [email, next, attempt, refresh, navigate]);

  return (
    <Page
      title="Signing In"
      description="Completing your sign-in."
      heading="Signing you in..."
      lead={email && `As ${email}.`}
      narrow
    >
      <meta name="referrer" content="no-referrer" />
      <noscript>
        <p>
          JavaScript is turned off in this browser. <a href={next}>Continue</a>
        </p>
      </noscript>
      {failure && (
        <ErrorState
          message={failure}
          onRetry={() => {
            setFailure(null);
            setAttempt(attempt + 1);
          }}
        />
      )}
    </Page>
  );
}
