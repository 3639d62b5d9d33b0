import { memo } from 'react';
import styled from 'styled-components';
import type { Artist } from '@rangmala/shared/contract';
import { AppLink, Picture } from '@rangmala/shared/ui';
import { links } from '@rangmala/shared/links';
import { BookLink } from './BookLink.tsx';
import { Rating } from './Rating.tsx';

export interface ArtistCardProps {
  artist: Artist;
  /** What booking from here is about; the artist's main art type unless told. */
  artType?: string | undefined;
  /** The first thing to be seen. */
  priority?: boolean;
}

/** An artist among others: portrait, name, what they do, and the ways to their works and their hours. */
export const ArtistCard = memo(function ArtistCard({ artist, artType, priority = false }: ArtistCardProps) {
  const { name, image, placeholder, bio, rating, art_types, skills } = artist;
  return (
    <Card>
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
      <Head>
        <h3>{name}</h3>
        <p>{art_types.join(', ')}</p>
        <Rating value={rating} />
      </Head>
      <Text>
        {bio && <Bio>{bio}</Bio>}
        {skills.length > 0 && <Skills>Skills: {skills.join(', ')}</Skills>}
        <Ways>
          <BookLink artist={artist} artType={artType ?? art_types[0]} isNamed />
          <AppLink to={artworksOf(name)}>Artworks by {name}</AppLink>
        </Ways>
      </Text>
    </Card>
  );
});

/** The gallery by artist, searched for one. */
const artworksOf = (name: string) => `${links.artGalleryByArtist()}?${new URLSearchParams({ search: name })}`;

const Card = styled.li`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border-top: 0.3rem solid ${({ theme }) => theme.color.turmeric};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

const Portrait = styled.div`
  height: 7rem;
`;

const Head = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.text.small};
`;

const Text = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-rows: 1fr auto auto;
  gap: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.text.small};
`;

/** A card shows how somebody begins; the whole of it stands with their works. */
const Bio = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Skills = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.l};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.target};
  }
`;
