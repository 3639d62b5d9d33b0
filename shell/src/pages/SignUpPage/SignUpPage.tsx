import { useSearchParams } from '@rangmala/shared/router';
import { callApi } from '@rangmala/shared/endpoints';
import { FormCard, NewPasswordField, useSentForm } from '@rangmala/shared/forms';
import { links, sanitizeNextUrl } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink, Button, NoScriptNotice, Notice, TextField } from '@rangmala/shared/ui';
import { useSignIn } from '../../api/sign-in.ts';
import { AccountBenefits } from '../../components/FormAsides.tsx';
import { FormScreen } from '../../components/FormScreen.tsx';

export default function SignUpPage() {
  const [search] = useSearchParams();
  const requestedPage = sanitizeNextUrl(search.get('next'), '') || undefined;
  return (
    <FormScreen
      title="Sign Up"
      description="Create an account with your name, your email and a password."
      lead="All it takes is your name, your email and a password."
      trail={[{ name: 'Home', to: links.home() }]}
      aside={<AccountBenefits />}
    >
      <SignUpForm next={requestedPage ?? links.account()} signInUrl={links.signIn(requestedPage)} />
    </FormScreen>
  );
}

interface SignUpFormProps {
  /** URL to open after signing up. */
  next: string;
  /** URL of the sign-in page, with the requested page in the query if there is one. */
  signInUrl: string;
}

/** The form that creates an account and signs in. */
function SignUpForm({ next, signInUrl }: SignUpFormProps) {
  const signIn = useSignIn();
  const { isAuthenticated } = useUser();
  const {
    field,
    busy,
    failure,
    result: welcome,
    form,
  } = useSentForm('POST /register', {
    fallbackMessage: 'Registration failed. Please try again.',
    send: async (registration) => {
      const { message } = await callApi('POST /register', { body: registration });
      // Ignores a failed sign-in, because the account exists. The notice then links to the sign-in page.
      await signIn({ email: registration.email, password: registration.password }).catch(() => undefined);
      return message;
    },
  });

  return (
    <FormCard {...form} aria-label="Sign up">
      <TextField label="Full name" {...field('full_name')} autoComplete="name" required />
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" required />
      <NewPasswordField label="Password" {...field('password')} />
      <NoScriptNotice>Signing up</NoScriptNotice>
      <Button type="submit" busy={busy}>
        {busy ? 'Signing Up...' : 'Sign Up'}
      </Button>
      {welcome && (
        <Notice tone="good">
          <p>{welcome}</p>
          {isAuthenticated ? (
            <AppLink to={next}>Continue</AppLink>
          ) : (
            <AppLink to={signInUrl}>Sign in now</AppLink>
          )}
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!welcome && (
        <p>
          Already have an account? <AppLink to={signInUrl}>Sign in</AppLink>
        </p>
      )}
    </FormCard>
  );
}
