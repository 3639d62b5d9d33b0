import { useMemo } from 'react';
import { useParams, useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { PublicArtist } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSite } from '@rangmala/shared/site';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  PageMeta,
  Stack,
} from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { getArtistGalleryPath, getArtistProductsPath, getPublicArtistPath } from '../../api/paths.ts';
import { AllArtworksLink } from '../../components/AllArtworksLink.tsx';
import { ArtistArtworkGrid } from '../../components/ArtistArtworkGrid.tsx';
import { Lightbox } from '../../components/Lightbox/Lightbox.tsx';
import { NoScriptArtwork } from '../../components/NoScriptArtwork.tsx';
import { useOpenedArtwork } from '../../components/Lightbox/use-opened-artwork.ts';
import { createArtistJsonLd, describeArtist } from '../../lib/artist-seo.ts';
import { describeArtwork } from '../../lib/gallery-artwork.ts';
import { ArtistProducts } from './ArtistProducts.tsx';
import { ArtistIntroduction } from './ArtistIntroduction.tsx';
import { NextTimes } from './NextTimes.tsx';
import { PrintableWorks } from './PrintableWorks.tsx';

export const data: PageData = ({ id }, search) =>
  id
    ? [
        getPublicArtistPath(id),
        getArtistProductsPath(id),
        ...(search.has('works') ? [getArtistGalleryPath(id)] : []),
      ]
    : [];

const galleryTrail = [
  { name: 'Home', to: links.home() },
  { name: 'Art Gallery', to: links.artGallery() },
];

export default function ArtistPage() {
  const { id = '' } = useParams();
  const { data: publicArtist, error, reload } = useApi(getPublicArtistPath(id));
  return (
    <Container>
      {publicArtist ? (
        <ArtistView {...publicArtist} />
      ) : error?.status === 404 ? (
        <NotFound />
      ) : error ? (
        <>
          <PageMeta title="Artist" description="An artist of our gallery." noIndex />
          <PageHeader title="Artist" trail={[...galleryTrail, { name: 'Artist' }]} />
          <ErrorState message="We couldn’t load this artist." onRetry={() => void reload()} />
        </>
      ) : (
        <LoadingState tall label="Loading the artist…" />
      )}
    </Container>
  );
}

function ArtistView({ artist, artworks: firstArtworks, artwork_count, next_times }: PublicArtist) {
  const { origin } = useSite();
  const [search] = useSearchParams();
  const isExpanded = search.has('works');
  const gallery = useApi(isExpanded ? getArtistGalleryPath(artist.id) : null);
  const artworks = gallery.data?.artworks ?? firstArtworks;
  const { id: openedId } = useOpenedArtwork();
  const artworksWithArtist = useMemo(
    () => artworks.map((artwork) => ({ ...artwork, artist_id: artist.id, artist_name: artist.name })),
    [artworks, artist],
  );
  const openedArtwork = artworksWithArtist.find(({ id }) => id === openedId);
  const previewArtwork = openedArtwork ?? artworksWithArtist[0];
  const path = links.galleryArtist(artist.id);
  return (
    <>
      <PageMeta
        title={artist.name}
        description={describeArtist(artist)}
        image={previewArtwork?.image ?? artist.image}
        imageAlt={previewArtwork ? describeArtwork(previewArtwork) : artist.name}
        path={path}
        jsonLd={createArtistJsonLd(artist, artworks, origin)}
      />
      <PageHeader title={artist.name} trail={[...galleryTrail, { name: artist.name }]} />
      <Stack $gap="section">
        <Introduction>
          <ArtistIntroduction artist={artist} />
          <NextTimes artist={artist} times={next_times} />
        </Introduction>
        <Stack as="section" $gap="l" aria-labelledby="works">
          <h2 id="works">Artworks</h2>
          <NoScriptArtwork artwork={openedArtwork} />
          {artworksWithArtist.length > 0 ? (
            <ArtistArtworkGrid label={`Artworks by ${artist.name}`} artworks={artworksWithArtist} />
          ) : (
            <EmptyState title="No artworks yet." />
          )}
          {artwork_count > artworks.length && (
            <AllArtworksLink
              artistName={artist.name}
              artworkCount={artwork_count}
              works="all"
              gallery={isExpanded ? gallery : undefined}
            />
          )}
        </Stack>
        <PrintableWorks artworks={artworks} />
        <ArtistProducts id={artist.id} name={artist.name} />
      </Stack>
      <Lightbox artworks={artworksWithArtist} />
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageMeta title="Artist not found" description="This artist could not be found." noIndex status={404} />
      <PageHeader title="Artist not found" trail={[...galleryTrail, { name: 'Artist not found' }]} />
      <EmptyState
        title="Artist not found"
        action={<ButtonLink to={links.artGalleryByArtist()}>See all artists</ButtonLink>}
      >
        <p>They may no longer work with us, or the address may be mistyped.</p>
      </EmptyState>
    </>
  );
}

const Introduction = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.xxl};
  }
`;
