import styled from 'styled-components';
import type { Artist, Artwork } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Picture } from '@rangmala/shared/ui';
import { BookingLink } from '../../components/BookingLink.tsx';
import { Rating } from '../../components/ArtistSummary.tsx';

export interface FeaturedArtistProps {
  artist: Artist;
  /** The artwork on the cover; when undefined, the cover shows the portrait. */
  artwork: Artwork | undefined;
  /** Loads the picture on the cover with high priority. */
  priority: boolean;
}

/** A card about an artist. The card links to the artist's page. */
export function FeaturedArtist({ artist, artwork, priority }: FeaturedArtistProps) {
  const { name, image, placeholder, rating, art_types } = artist;
  const portrait = { src: image, alt: `Portrait of ${name}`, placeholder };
  return (
    <Card>
      <Cover>
        <Picture
          {...(artwork ? { src: artwork.image, alt: '', placeholder: artwork.placeholder } : portrait)}
          sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 43vw"
          maxWidth={640}
          priority={priority}
          fit="cover"
        />
      </Cover>
      {artwork && (
        <PortraitFrame>
          <Picture {...portrait} placeholder={undefined} sizes="5rem" fit="cover" />
        </PortraitFrame>
      )}
      <h3>
        <CardLink className="stretched-link" to={links.galleryArtist(artist.id)}>
          {name}
        </CardLink>
      </h3>
      <Facts>
        <span>{art_types.join(', ')}</span>
        <Rating value={rating} />
      </Facts>
      <CardBookingLink artist={artist} artType={art_types[0]} />
    </Card>
  );
}

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  font-size: ${({ theme }) => theme.text.small};
  line-height: 1.4;
  box-shadow: ${({ theme }) => theme.shadow.low};
  transition: box-shadow ${({ theme }) => theme.motion.quick};

  > :not(:first-child) {
    margin-inline: ${({ theme }) => theme.space.xs};
  }
  &:has(h3 a:hover) {
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
`;

const Cover = styled.div`
  width: 100%;
  aspect-ratio: 1;
  background: ${({ theme }) => theme.color.sunken};

  @media ${({ theme }) => theme.media.medium} {
    aspect-ratio: 4 / 3;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.6rem;
`;

/** The portrait overlaps the lower edge of the artwork. */
const PortraitFrame = styled.div`
  position: relative;
  margin-top: -3rem;
  box-shadow: 0 0 0 4px ${({ theme }) => theme.color.card};
  width: 5rem;
  height: 5rem;
  overflow: hidden;
  border-radius: 50%;
`;

const CardLink = styled(AppLink)`
  color: inherit;
  text-decoration-color: ${({ theme }) => theme.color.edge};
`;

/** Stacks the booking link above the link that covers the card. */
const CardBookingLink = styled(BookingLink)`
  position: relative;
  margin-top: auto;
`;
