import styled from 'styled-components';
import type { Artist } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink } from '@rangmala/shared/ui';
import { ArtistSummary } from '../../components/ArtistSummary.tsx';
import { BookingLink } from '../../components/BookingLink.tsx';

export interface ArtistCardProps {
  artist: Artist;
  /** Art type to book; by default the artist's main art type. */
  artType: string | undefined;
}

/** An artist with biography, skills, a link to the artist's page and a booking link. */
export function ArtistCard({ artist, artType }: ArtistCardProps) {
  const { name, bio, art_types, skills } = artist;
  return (
    <Card>
      <ArtistSummary artist={artist} as="h3" />
      {bio && <Bio>{bio}</Bio>}
      {skills.length > 0 && <Skills>Skills: {skills.join(', ')}</Skills>}
      <Links>
        <BookingLink artist={artist} artType={artType ?? art_types[0]} isNamed />
        <AppLink className="tap-target" to={links.galleryArtist(artist.id)}>
          Artworks by {name}
        </AppLink>
      </Links>
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
  border-top: 0.3rem solid ${({ theme }) => theme.color.turmeric};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  font-size: ${({ theme }) => theme.text.small};
  box-shadow: ${({ theme }) => theme.shadow.low};
`;

/** Shows at most four lines. `flex: none` prevents stretching, because a stretched text would show more lines. */
const Bio = styled.p`
  display: -webkit-box;
  flex: none;
  margin-top: ${({ theme }) => theme.space.s};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Skills = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.l};
  margin-top: auto;
`;
