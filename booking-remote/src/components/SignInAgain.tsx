import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ButtonLink, EmptyState } from '@rangmala/shared/ui';

/** The server knows nobody any more, whatever the browser has stored: it is dropped on the way to the sign-in. */
export function SignInAgain({ next }: { next: string }) {
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
      <p>You come back here right after.</p>
    </EmptyState>
  );
}
