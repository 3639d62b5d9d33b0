import { Link } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { GalleryArtType } from '@rangmala/shared/contract';
import { Picture } from '@rangmala/shared/ui';

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
    <Card>
      <Frame>
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
      </Frame>
      <h3>
        {to ? (
          <CardLink discover="none" to={to}>
            {name}
          </CardLink>
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
    </Card>
  );
}

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s};
  padding-bottom: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};

  h3,
  p {
    padding-inline: ${({ theme }) => theme.space.s};
  }
  &:has(a:hover) {
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
`;

/** Makes the whole card clickable. */
const CardLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  margin-bottom: ${({ theme }) => theme.space.s};
  background: ${({ theme }) => theme.color.sunken};
`;

const Facts = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};

  b {
    white-space: nowrap;
  }
`;
