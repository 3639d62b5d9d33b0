import styled from 'styled-components';
import type { ApiResult } from '@rangmala/shared/api';
import type { Artist } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Icon, LoadingState, Picture, SquareFrame, VisuallyHidden } from '@rangmala/shared/ui';
import { RadioCard } from '../../components/RadioCard.tsx';
import { StepFieldset } from '../../components/StepFieldset.tsx';

export interface ArtistStepProps {
  artType: string;
  artists: ApiResult<Artist[]>;
  chosenArtist: Artist | undefined;
  error: string | undefined;
  onChoose: (id: string) => void;
}

export function ArtistStep({ artType, artists, chosenArtist, error, onChoose }: ArtistStepProps) {
  return (
    <StepFieldset legend="Artist" number={2} error={error} chosen={chosenArtist?.name}>
      {artists.data ? (
        artists.data.length > 0 ? (
          <>
            <Cards>
              {artists.data.map((artist) => (
                <ArtistCard
                  key={artist.id}
                  artist={artist}
                  isChosen={artist === chosenArtist}
                  onChoose={() => onChoose(artist.id)}
                />
              ))}
            </Cards>
            {chosenArtist && (
              <GalleryLine>
                <AppLink to={links.galleryArtist(chosenArtist.id)}>
                  See artworks by {chosenArtist.name}
                </AppLink>
              </GalleryLine>
            )}
          </>
        ) : (
          <p>No artist offers {artType} right now. Please choose another art type.</p>
        )
      ) : (
        <LoadingState tall label="Loading the artists…" error={artists.error} onRetry={artists.reload} />
      )}
    </StepFieldset>
  );
}

interface ArtistCardProps {
  artist: Artist;
  isChosen: boolean;
  onChoose: () => void;
}

function ArtistCard({ artist, isChosen, onChoose }: ArtistCardProps) {
  const { id, name, image, placeholder, rating, bio } = artist;
  return (
    <PortraitCard
      name="artist"
      value={id}
      checked={isChosen}
      onChoose={onChoose}
      label={name}
      picture={
        <SquareFrame $width="6rem">
          {image && <Picture src={image} alt="" sizes="6rem" placeholder={placeholder} fit="cover" />}
        </SquareFrame>
      }
    >
      <Rating>
        <Icon name="star" />
        <VisuallyHidden>Rated </VisuallyHidden>
        {rating.toFixed(1)}
        <VisuallyHidden> out of 5.</VisuallyHidden>
      </Rating>{' '}
      <Bio>{bio}</Bio>
    </PortraitCard>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: 0.75rem;

  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: ${({ theme }) => theme.space.m};
  }
`;

const GalleryLine = styled.p`
  margin-top: ${({ theme }) => theme.space.m};
`;

const PortraitCard = styled(RadioCard)`
  position: relative;
  align-items: start;
  padding: 0.75rem;

  @media (width < 40rem) {
    flex-direction: column;
    overflow-wrap: anywhere;
  }
  input {
    position: absolute;
    top: 0.75rem;
    right: 0.75rem;
  }
  /* Leaves space for the radio button in the corner beside the name. */
  > span:last-child > :first-child {
    padding-right: 2rem;
    font-family: ${({ theme }) => theme.font.display};
    font-size: ${({ theme }) => theme.text.large};
  }
`;

const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  color: ${({ theme }) => theme.color.ink};
  font-weight: 600;

  svg {
    width: 1.1em;
    height: 1.1em;
    fill: ${({ theme }) => theme.color.turmeric};
    stroke: ${({ theme }) => theme.color.turmeric};
  }
`;

const Bio = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
