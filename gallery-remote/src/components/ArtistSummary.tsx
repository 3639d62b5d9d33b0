import styled from 'styled-components';
import type { Artist } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Icon, Media, Picture, SquareFrame, Stack, VisuallyHidden } from '@rangmala/shared/ui';

interface ArtistSummaryProps {
  artist: Pick<Artist, 'id' | 'name' | 'image' | 'placeholder' | 'rating' | 'art_types'>;
  as: 'h2' | 'h3';
  /** Text after the rating. */
  note?: string;
  /** Loads the portrait with high priority. */
  priority?: boolean;
}

/** Portrait, name, art types and rating of an artist. */
export function ArtistSummary({ artist, as: Heading, note, priority = false }: ArtistSummaryProps) {
  const { id, name, image, placeholder, rating, art_types } = artist;
  return (
    <Media $width="clamp(6rem, 9vw, 7rem)" $align="center">
      <SquareFrame>
        <Picture
          src={image}
          alt={`Portrait of ${name}`}
          sizes="7rem"
          placeholder={placeholder}
          priority={priority}
          fit="cover"
        />
      </SquareFrame>
      <Facts>
        <Heading>
          <Name to={links.galleryArtist(id)}>{name}</Name>
        </Heading>
        <p>{art_types.join(', ')}</p>
        <p>
          <Rating value={rating} />
          {note && ` · ${note}`}
        </p>
      </Facts>
    </Media>
  );
}

const Name = styled(AppLink)`
  color: inherit;
  text-decoration-color: ${({ theme }) => theme.color.edge};
`;

const Facts = styled(Stack).attrs({ $gap: 'xs' })`
  font-size: ${({ theme }) => theme.text.small};
`;

/** A rating, for example “★ 4.8”, which screen readers read as “Rated 4.8 out of 5”. */
export function Rating({ value }: { value: number }) {
  return (
    <Line>
      <Star name="star" />
      <span aria-hidden="true">{value.toFixed(1)}</span>
      <VisuallyHidden>Rated {value.toFixed(1)} out of 5</VisuallyHidden>
    </Line>
  );
}

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  vertical-align: bottom;
  font-weight: 600;
`;

const Star = styled(Icon)`
  width: 1.1em;
  height: 1.1em;
  fill: ${({ theme }) => theme.color.turmeric};
  stroke: ${({ theme }) => theme.color.terracotta};
  stroke-width: 1.5;
`;
