import { Link } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { usePrefetch } from '@rangmala/shared/remote';
import { Icon, VisuallyHidden } from '@rangmala/shared/ui';

export interface BookingLinkProps {
  artist: { id: string; name: string };
  /** Name of the art type to select in the booking flow. */
  artType: string | undefined;
  /** Shows the artist's name in the link. Otherwise only screen readers get the name. */
  isNamed?: boolean;
  className?: string;
}

/** Link to the booking flow. Prefetches on hover and focus only, because grids have dozens of these links. */
export function BookingLink({ artist, artType, isNamed = false, className }: BookingLinkProps) {
  const prefetch = usePrefetch();
  const to = links.appointment({ artType, artist: artist.id });
  return (
    <StyledLink
      className={className}
      to={to}
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    >
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

const StyledLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: ${({ theme }) => theme.size.target};
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 600;
  line-height: 1.2;
`;
