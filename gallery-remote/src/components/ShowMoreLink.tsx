import styled from 'styled-components';
import { ButtonLink } from '@rangmala/shared/ui';

/** Shows more entries of a list. A link works without JavaScript; it replaces the history entry. */
export function ShowMoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Centred>
      <ButtonLink to={to} replace variant="secondary">
        {children}
      </ButtonLink>
    </Centred>
  );
}

const Centred = styled.p`
  display: grid;
  justify-content: center;
  margin-top: ${({ theme }) => theme.space.xl};
`;
