import { Link } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { GalleryArtType } from '@rangmala/shared/contract';
import { Card, Muted, Picture, SquareFrame } from '@rangmala/shared/ui';

export interface ArtTypeCardProps {
  artType: GalleryArtType;
  /** URL that filters by this art type; undefined when the page already filters by this art type. */
  to: string | undefined;
  isMostBooked: boolean;
  priority: boolean;
}

/** An art type with its picture, its name and its family. */
export function ArtTypeCard({ artType, to, isMostBooked, priority }: ArtTypeCardProps) {
  const { name, type, image, placeholder } = artType;
  return (
    <TypeCard>
      <SquareFrame $ratio="4 / 3">
        {image && (
          <Picture
            src={image}
            alt=""
            sizes="(min-width: 64rem) 17rem, (min-width: 46rem) 30vw, 43vw"
            maxWidth={640}
            placeholder={placeholder}
            priority={priority}
            fit="cover"
          />
        )}
      </SquareFrame>
      <h3>
        {to ? (
          <Link className="stretched-link" discover="none" to={to}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <Facts>
        {type}
        {isMostBooked && (
          <>
            {' '}
            <b>· Most booked</b>
          </>
        )}
      </Facts>
    </TypeCard>
  );
}

const TypeCard = styled(Card).attrs({ as: 'li', $padding: 's' })`
  position: relative;
  padding-bottom: ${({ theme }) => theme.space.m};

  h3,
  p {
    padding-inline: ${({ theme }) => theme.space.s};
  }
  &:has(a:hover) {
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
`;

const Facts = styled(Muted)`
  b {
    white-space: nowrap;
  }
`;
