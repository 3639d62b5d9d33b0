import { useState } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import styled from 'styled-components';
import { UNREACHABLE } from '@rangmala/shared/api';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink, Button, NoScriptNotice, Notice, PasswordField, TextField } from '@rangmala/shared/ui';
import { useSignIn } from '../../api/accounts.ts';

interface SignInFormProps {
  /** URL to open after signing in. */
  next: string;
  /** URL of the sign-up page. */
  signUpUrl: string;
  /** Message about a failed sign-in with Google, if there was one. */
  notice: string | undefined;
}

export function SignInForm({ next, signUpUrl, notice }: SignInFormProps) {
  const { user } = useUser();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const [isSignedIn, setSignedIn] = useState(false);
  const { field, busy, failure, form } = useSentForm('POST /login', {
    fallbackMessage: UNREACHABLE,
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
      <Links>
        <AppLink to={links.forgotPassword()}>Forgot your password?</AppLink>
        <span>
          New here? <AppLink to={signUpUrl}>Sign Up</AppLink>
        </span>
      </Links>
    </FormCard>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
`;
