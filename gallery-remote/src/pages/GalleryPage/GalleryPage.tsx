import { useState } from 'react';
import type { Gallery } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { links, readPageNumber } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSearchParams } from '@rangmala/shared/router';
import { EmptyState, ErrorState, Grid, Page, PageLinks, Stack, VisuallyHidden } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { getGalleryPath } from '../../api/paths.ts';
import { ArtworkGrid, ArtworkGridSkeleton } from '../../components/ArtworkGrid.tsx';
import { NoScriptArtwork } from '../../components/NoScriptArtwork.tsx';
import { GalleryTabs } from '../../components/GalleryTabs.tsx';
import { Lightbox } from '../../components/Lightbox/Lightbox.tsx';
import { useOpenedId } from '../../components/Lightbox/use-opened-artwork.ts';
import { describeArtwork } from '../../lib/gallery-artwork.ts';
import { FeaturedArtist } from './FeaturedArtist.tsx';
import { Testimonials } from './Testimonials.tsx';

/** Returns the path of a page of artworks, with the artwork that the URL opens, which can be on any page. */
function choosePath(search: URLSearchParams): ReturnType<typeof getGalleryPath> {
  const page = readPageNumber(search);
  return getGalleryPath(LIST_PAGE_SIZE, page > 1 ? page : undefined, search.get('artwork')?.slice(0, 200));
}

export const data: PageData = (_params, search) => [choosePath(search)];

/** Number of cards in the first row on the widest screens. */
const FIRST_ROW_COUNT = 4;

export default function GalleryPage() {
  const [search] = useSearchParams();
  const page = search.get('page');
  // Opening an artwork on this page keeps the page's list.
  const [start, setStart] = useState({ page, path: choosePath(search) });
  if (start.page !== page) setStart({ page, path: choosePath(search) });
  const { data: gallery, error, reload } = useApi(start.path);
  const id = useOpenedId();
  const openedArtwork = gallery?.artworks.find((artwork) => artwork.id === id);
  const previewArtwork = openedArtwork ?? gallery?.artworks[0];
  return (
    <Page
      title="Art Gallery"
      description="Work by artists you can meet, in the folk traditions they grew up with: Madhubani, Warli, Gond, Kalamkari and more."
      {...(previewArtwork && { image: previewArtwork.image, imageAlt: describeArtwork(previewArtwork) })}
      lead="Work by artists you can meet, in the traditions they grew up with. Like a piece? Book half an hour with its artist."
      trail={[{ name: 'Home', to: links.home() }]}
    >
      <GalleryTabs />
      <NoScriptArtwork artwork={openedArtwork} />
      {gallery ? (
        <GalleryOverview gallery={gallery} page={readPageNumber(search)} />
      ) : error ? (
        <ErrorState message="We couldn’t load the gallery." onRetry={() => void reload()} />
      ) : (
        <>
          <VisuallyHidden role="status">Loading the gallery…</VisuallyHidden>
          <ArtworkGridSkeleton count={12} />
        </>
      )}
    </Page>
  );
}

function GalleryOverview({ gallery, page }: { gallery: Gallery; page: number }) {
  const { featured_artists, testimonials, artworks, artwork_count = 0 } = gallery;
  return (
    <Stack $gap="section">
      {page === 1 && featured_artists.length > 0 && (
        <Stack as="section" $gap="l" aria-labelledby="featured">
          <h2 id="featured">Featured artists</h2>
          <Grid as="ul" $min="clamp(8.4rem, 21vw, 15rem)" $gap="clamp(0.75rem, 2vw, 1.5rem)">
            {featured_artists.map((artist, index) => (
              <FeaturedArtist
                key={artist.id}
                artist={artist}
                artwork={artworks.find(({ artist_id }) => artist_id === artist.id)}
                priority={index < FIRST_ROW_COUNT}
              />
            ))}
          </Grid>
        </Stack>
      )}
      {page === 1 && <Testimonials testimonials={testimonials} />}
      <Stack as="section" $gap="l" aria-labelledby="artworks">
        <h2 id="artworks">Artworks</h2>
        {artworks.length > 0 ? (
          <ArtworkGrid label="Artworks" artworks={artworks} />
        ) : (
          <EmptyState title={page > 1 ? 'No more artworks.' : 'No artworks yet.'} />
        )}
        <PageLinks
          page={page}
          count={Math.ceil(artwork_count / LIST_PAGE_SIZE)}
          createLink={links.artGallery}
        />
      </Stack>
      <Lightbox artworks={artworks} />
    </Stack>
  );
}
