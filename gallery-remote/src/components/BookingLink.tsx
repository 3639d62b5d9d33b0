import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { AppLink, Icon, VisuallyHidden } from '@rangmala/shared/ui';

export interface BookingLinkProps {
  artist: { id: string; name: string };
  /** Name of the art type to select in the booking flow. */
  artType: string | undefined;
  /** Shows the artist's name in the link. Otherwise only screen readers get the name. */
  isNamed?: boolean;
  className?: string;
}

/** Link to the booking flow. */
export function BookingLink({ artist, artType, isNamed = false, className }: BookingLinkProps) {
  return (
    <StyledLink className={className} to={links.appointment({ artType, artist: artist.id })}>
      <Icon name="calendar" />
      <span>
        Book{' '}
        {isNamed ? (
          artist.name
        ) : (
          <>
            a session<VisuallyHidden> with {artist.name}</VisuallyHidden>
          </>
        )}
      </span>
    </StyledLink>
  );
}

const StyledLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: ${({ theme }) => theme.size.target};
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 600;
  line-height: 1.2;
`;
