import styled from 'styled-components';
import type { Artist } from '@rangmala/shared/contract';
import { Picture } from '@rangmala/shared/ui';
import { Rating } from './Rating.tsx';

export interface ArtistSummaryProps {
  artist: Pick<Artist, 'name' | 'image' | 'placeholder' | 'rating' | 'art_types'>;
  /** The heading's level. */
  as: 'h2' | 'h3';
  /** What is said behind the rating. */
  note?: string;
  /** The first thing to be seen. */
  priority?: boolean;
}

/** Who an artist is, at a glance: portrait, name, what they do, how they are rated. */
export function ArtistSummary({ artist, as: Heading, note, priority = false }: ArtistSummaryProps) {
  const { name, image, placeholder, rating, art_types } = artist;
  return (
    <Head>
      <Portrait>
        <Picture
          src={image}
          alt={`Portrait of ${name}`}
          sizes="7rem"
          placeholder={placeholder}
          priority={priority}
          fit="cover"
        />
      </Portrait>
      <Facts>
        <Heading>{name}</Heading>
        <p>{art_types.join(', ')}</p>
        <p>
          <Rating value={rating} />
          {note && ` · ${note}`}
        </p>
      </Facts>
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: clamp(6rem, 9vw, 7rem) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
`;

const Portrait = styled.div`
  aspect-ratio: 1;
`;

const Facts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.text.small};
`;
