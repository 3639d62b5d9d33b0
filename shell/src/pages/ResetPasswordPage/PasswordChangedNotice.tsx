import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { ButtonLink, Notice } from '@rangmala/shared/ui';

/** Takes the form's place, and the focus with it: a link works once. */
export function PasswordChangedNotice() {
  return (
    <Place ref={(place) => place?.focus()} tabIndex={-1}>
      <Notice tone="good">
        <p>Password updated successfully!</p>
        <p>All browsers are signed out. You can sign in with your new password now.</p>
      </Notice>
      <p>
        <ButtonLink to={links.signIn()}>Go on to Sign-in</ButtonLink>
      </p>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};

  &:focus {
    outline: none;
  }
`;
