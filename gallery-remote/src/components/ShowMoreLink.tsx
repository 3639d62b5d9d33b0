import styled from 'styled-components';
import { ButtonLink } from '@rangmala/shared/ui';

/** A link that shows more entries of a list. The link works without JavaScript and replaces the history entry. */
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
