import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ButtonLink, EmptyState } from '@rangmala/shared/ui';
import { useNavigate } from '@rangmala/shared/router';

/** Asks the visitor to sign in. A click on “Sign In” also removes the user from the browser's storage. */
export function SignInPrompt({ next }: { next: string }) {
  const { signOut } = useUser();
  return (
    <EmptyState
      title="Please sign in to see this."
      action={
        <ButtonLink to={links.signIn(next)} onClick={signOut}>
          Sign In
        </ButtonLink>
      }
    >
      <p>We’ll bring you back here afterwards.</p>
    </EmptyState>
  );
}

/** Returns a function that removes the stored user and opens the sign-in page. After a sign-in, `next` is opened. */
export function useRedirectToSignIn(): (next: string) => void {
  const { signOut } = useUser();
  const navigate = useNavigate();
  return (next) => {
    signOut();
    void navigate(links.signIn(next));
  };
}
