import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { ButtonLink, Notice } from '@rangmala/shared/ui';

/** Replaces the form after a reset and takes the focus. */
export function PasswordChangedNotice() {
  return (
    <FocusTarget ref={(element) => element?.focus()} tabIndex={-1}>
      <Notice tone="good">
        <p>Password updated successfully!</p>
        <p>You’ve been signed out everywhere. You can now sign in with your new password.</p>
      </Notice>
      <p>
        <ButtonLink to={links.signIn()}>Sign in now</ButtonLink>
      </p>
    </FocusTarget>
  );
}

const FocusTarget = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};

  &:focus {
    outline: none;
  }
`;
