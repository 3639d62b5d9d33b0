import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ButtonLink, EmptyState } from '@rangmala/shared/ui';

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
