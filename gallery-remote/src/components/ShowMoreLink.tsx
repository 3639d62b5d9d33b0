import styled from 'styled-components';
import { ButtonLink } from '@rangmala/shared/ui';

/** Shows more of a list: a link, so that it works where no JavaScript runs, and Back does not count the steps. */
export function ShowMoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Place>
      <ButtonLink to={to} replace variant="secondary">
        {children}
      </ButtonLink>
    </Place>
  );
}

const Place = styled.p`
  display: grid;
  justify-content: center;
  margin-top: ${({ theme }) => theme.space.xl};
`;
