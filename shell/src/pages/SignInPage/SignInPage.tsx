import { useState } from 'react';
import { useNavigate, useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { SignInNotice } from '@rangmala/shared/contract';
import { SIGN_IN_NOTICES } from '@rangmala/shared/contract/rules';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links, sanitizeNextUrl } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import {
  AppLink,
  Button,
  ButtonAnchor,
  NoScriptNotice,
  Notice,
  PasswordField,
  Row,
  TextField,
} from '@rangmala/shared/ui';
import { useSignIn } from '../../api/sign-in.ts';
import { AccountBenefits } from '../../components/FormAsides.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';

export default function SignInPage() {
  const { signInWithGoogle, checkout } = useSite();
  const [search] = useSearchParams();
  const requestedPage = sanitizeNextUrl(search.get('next'), '') || undefined;
  return (
    <FormScreen
      title="Sign In"
      description="Sign in to book sessions with artists and to see your appointments."
      lead={
        requestedPage
          ? 'Please sign in to continue to the page you wanted.'
          : `Sign in to see your appointments${checkout ? ', orders' : ''} and details.`
      }
      trail={[{ name: 'Home', to: links.home() }]}
      aside={<AccountBenefits />}
    >
      <SignInForm
        next={requestedPage ?? links.account()}
        signUpUrl={links.signUp(requestedPage)}
        notice={findNotice(search.get('notice'))}
      />
      {signInWithGoogle && <GoogleSignIn next={requestedPage} />}
    </FormScreen>
  );
}

/**
 * Returns the notice with this key, if there is one. The URL contains a key instead of a text, because anyone can write
 * a URL.
 */
function findNotice(key: string | null): string | undefined {
  return key !== null && Object.hasOwn(SIGN_IN_NOTICES, key)
    ? SIGN_IN_NOTICES[key as SignInNotice]
    : undefined;
}

interface SignInFormProps {
  /** URL to open after signing in. */
  next: string;
  /** URL of the sign-up page. */
  signUpUrl: string;
  /** Message about a failed sign-in with Google, if there was one. */
  notice: string | undefined;
}

function SignInForm({ next, signUpUrl, notice }: SignInFormProps) {
  const { user } = useUser();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const [isSignedIn, setSignedIn] = useState(false);
  const { field, busy, failure, form } = useSentForm('POST /login', {
    // Does not clear the form after the sign-in: its values stay visible until the next page is shown.
    keepsValues: true,
    send: async (credentials) => {
      await signIn(credentials);
      setSignedIn(true);
      await navigate(next, { replace: true });
    },
  });
  const isBusy = busy || isSignedIn;

  return (
    <FormCard {...form} aria-label="Sign in">
      {user && !isBusy && (
        <Notice tone="info">
          You are signed in as {user.email}. <AppLink to={next}>Continue</AppLink>, or sign in with another
          account below.
        </Notice>
      )}
      {notice && !isBusy && !failure && <Notice tone="bad">{notice}</Notice>}
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
      <PasswordField label="Password" {...field('password')} autoComplete="current-password" required />
      <NoScriptNotice>Signing in with a password</NoScriptNotice>
      <Button type="submit" busy={isBusy}>
        {isBusy ? 'Signing In...' : 'Sign In'}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Row $justify="space-between">
        <AppLink to={links.forgotPassword()}>Forgot your password?</AppLink>
        <span>
          New here? <AppLink to={signUpUrl}>Sign Up</AppLink>
        </span>
      </Row>
    </FormCard>
  );
}

/** The link to the sign-in with Google, with the role of a button. A link also works without JavaScript. */
function GoogleSignIn({ next }: { next: string | undefined }) {
  return (
    <>
      <OrDivider>or</OrDivider>
      <ButtonAnchor
        role="button"
        variant="secondary"
        href={links.signInWithGoogle(next)}
        onKeyDown={(event) => {
          // Reacts to the space bar like a button.
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        Sign in with Google
      </ButtonAnchor>
    </>
  );
}

const OrDivider = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  color: ${({ theme }) => theme.color.inkSoft};

  &::before,
  &::after {
    content: '';
    height: 1px;
    background: ${({ theme }) => theme.color.line};
  }
`;
