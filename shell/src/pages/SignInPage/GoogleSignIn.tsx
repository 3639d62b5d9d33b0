import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { ButtonAnchor } from '@rangmala/shared/ui';

/** The link to the sign-in with Google, with the role of a button. A link also works without JavaScript. */
export function GoogleSignIn({ next }: { next: string | undefined }) {
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
