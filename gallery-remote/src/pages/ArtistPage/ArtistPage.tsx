import { useParams, useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { ArtistGallery, PublicArtist } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSite } from '@rangmala/shared/site';
import {
  ButtonLink,
  Columns,
  Container,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  Stack,
} from '@rangmala/shared/ui';
import { type ApiResult, useApi } from '@rangmala/shared/api';
import { getArtistGalleryPath, getArtistProductsPath, getPublicArtistPath } from '../../api/paths.ts';
import { ArtistArtworkGrid } from '../../components/ArtistArtworkGrid.tsx';
import { Lightbox } from '../../components/Lightbox/Lightbox.tsx';
import { NoScriptArtwork } from '../../components/NoScriptArtwork.tsx';
import { useOpenedId } from '../../components/Lightbox/use-opened-artwork.ts';
import { applyParamChanges } from '../../components/use-list-params.ts';
import { createArtistJsonLd, describeArtist } from '../../lib/artist-seo.ts';
import { addArtist, describeArtwork } from '../../lib/gallery-artwork.ts';
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
  if (publicArtist) return <ArtistView {...publicArtist} />;
  if (error?.status === 404) return <NotFound />;
  if (!error)
    return (
      <Container>
        <LoadingState tall label="Loading the artist…" />
      </Container>
    );
  return (
    <Page title="Artist" description="An artist of our gallery." noIndex trail={galleryTrail}>
      <ErrorState message="We couldn’t load this artist." onRetry={reload} />
    </Page>
  );
}

function ArtistView({ artist, artworks: firstArtworks, artwork_count, next_times }: PublicArtist) {
  const { origin } = useSite();
  const [search] = useSearchParams();
  const isExpanded = search.has('works');
  const gallery = useApi(isExpanded ? getArtistGalleryPath(artist.id) : null);
  const artworks = gallery.data?.artworks ?? firstArtworks;
  const openedId = useOpenedId();
  const artworksWithArtist = addArtist(artworks, artist);
  const openedArtwork = artworksWithArtist.find(({ id }) => id === openedId);
  const previewArtwork = openedArtwork ?? artworksWithArtist[0];
  const path = links.galleryArtist(artist.id);
  return (
    <Page
      title={artist.name}
      description={describeArtist(artist)}
      image={previewArtwork?.image ?? artist.image}
      imageAlt={previewArtwork ? describeArtwork(previewArtwork) : artist.name}
      path={path}
      jsonLd={createArtistJsonLd(artist, artworks, origin)}
      trail={galleryTrail}
    >
      <Stack $gap="section">
        <Columns $wide="minmax(0, 1.9fr) minmax(0, 1fr)">
          <ArtistIntroduction artist={artist} />
          <NextTimes artist={artist} times={next_times} />
        </Columns>
        <Stack as="section" $gap="l" aria-labelledby="works">
          <h2 id="works">Artworks</h2>
          <NoScriptArtwork artwork={openedArtwork} />
          {artworksWithArtist.length > 0 ? (
            <ArtistArtworkGrid label={`Artworks by ${artist.name}`} artworks={artworksWithArtist} />
          ) : (
            <EmptyState title="No artworks yet." />
          )}
          {artwork_count > artworks.length && !gallery.data && (
            <AllArtworksLink
              text={`See all ${artwork_count} artworks by ${artist.name}`}
              gallery={isExpanded ? gallery : undefined}
              failureMessage={`We couldn’t load all artworks by ${artist.name}.`}
            />
          )}
        </Stack>
        <PrintableWorks artworks={artworks} />
        <ArtistProducts id={artist.id} name={artist.name} />
      </Stack>
      <Lightbox artworks={artworksWithArtist} />
    </Page>
  );
}

interface AllArtworksLinkProps {
  text: string;
  /** The request for all artworks; undefined when the URL does not request them. */
  gallery: ApiResult<ArtistGallery> | undefined;
  failureMessage: string;
}

/** A link that shows all artworks of the artist. After a click, the state of the request replaces the link. */
function AllArtworksLink({ text, gallery, failureMessage }: AllArtworksLinkProps) {
  const [search] = useSearchParams();
  if (gallery)
    return (
      <LoadingState
        label="Loading the artworks…"
        error={gallery.error && { message: failureMessage }}
        onRetry={gallery.reload}
      />
    );
  return (
    <MoreLink
      to={`?${applyParamChanges(search, { works: 'all', artwork: undefined })}`}
      replace
      variant="secondary"
    >
      {text}
    </MoreLink>
  );
}

const MoreLink = styled(ButtonLink)`
  justify-self: center;
  margin-top: ${({ theme }) => theme.space.xl};
`;

function NotFound() {
  return (
    <Page
      title="Artist not found"
      description="This artist could not be found."
      status={404}
      trail={galleryTrail}
    >
      <EmptyState
        title="Artist not found"
        action={<ButtonLink to={links.artGalleryByArtist()}>See all artists</ButtonLink>}
      >
        <p>They may no longer work with us, or the address may be mistyped.</p>
      </EmptyState>
    </Page>
  );
}
