import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { UNREACHABLE } from '@rangmala/shared/api';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink, Button, NoScriptNotice, Notice, PasswordField, TextField } from '@rangmala/shared/ui';
import { useSignIn } from '../../api/accounts.ts';

interface SignInFormProps {
  /** Address to go to after signing in. */
  next: string;
  /** Address of the sign-up page. */
  signUp: string;
  /** Why the visitor was redirected here, when something went wrong. */
  notice: string | undefined;
}

export function SignInForm({ next, signUp, notice }: SignInFormProps) {
  const { user } = useUser();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const { errors, busy, failure, form } = useSentForm({
    schema: () =>
      import(/* webpackChunkName: "contract" */ '@rangmala/shared/contract').then(
        ({ credentialsSchema }) => credentialsSchema,
      ),
    fallbackMessage: UNREACHABLE,
    // The form stays as it is until the next page is shown.
    keepsValues: true,
    send: async (given) => {
      await signIn(given);
      setDone(true);
      await navigate(next, { replace: true });
    },
  });
  const working = busy || isDone;

  return (
    <FormCard {...form} aria-label="Sign in">
      {user && !working && (
        <Notice tone="info">
          You are signed in as {user.email}. <AppLink to={next}>Continue</AppLink>, or sign in with another
          account below.
        </Notice>
      )}
      {notice && !working && !failure && <Notice tone="bad">{notice}</Notice>}
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <NoScriptNotice>Signing in with a password</NoScriptNotice>
      <Button type="submit" busy={working}>
        {working ? 'Signing In...' : 'Sign In'}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Ways>
        <AppLink to={links.forgotPassword()}>Forgot your password?</AppLink>
        <span>
          New here? <AppLink to={signUp}>Sign Up</AppLink>
        </span>
      </Ways>
    </FormCard>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
`;
