import type { Gallery } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import {
  Container,
  EmptyState,
  ErrorState,
  Grid,
  PageHeader,
  PageMeta,
  VisuallyHidden,
} from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { getGalleryPath } from '../../api/paths.ts';
import { ArtworkGrid, ArtworkGridSkeleton } from '../../components/ArtworkGrid.tsx';
import { NoScriptArtwork } from '../../components/NoScriptArtwork.tsx';
import { GalleryTabs } from '../../components/GalleryTabs.tsx';
import { Lightbox } from '../../components/Lightbox/Lightbox.tsx';
import { useOpenedArtwork } from '../../components/Lightbox/use-opened-artwork.ts';
import { Section, Sections } from '../../components/Sections.tsx';
import { describeArtwork } from '../../lib/gallery-artwork.ts';
import { FeaturedArtist } from './FeaturedArtist.tsx';
import { Testimonials } from './Testimonials.tsx';

export const data: PageData = () => [getGalleryPath()];

/** Number of cards in the first row on the widest screens. */
const FIRST_ROW_COUNT = 4;

export default function GalleryPage() {
  const { data: gallery, error, reload } = useApi(getGalleryPath());
  const { id } = useOpenedArtwork();
  const openedArtwork = gallery?.artworks.find((artwork) => artwork.id === id);
  const previewArtwork = openedArtwork ?? gallery?.artworks[0];
  return (
    <Container>
      <PageMeta
        title="Art Gallery"
        description="Work by artists you can meet, in the folk traditions they grew up with: Madhubani, Warli, Gond, Kalamkari and more."
        {...(previewArtwork && { image: previewArtwork.image, imageAlt: describeArtwork(previewArtwork) })}
      />
      <PageHeader
        title="Art Gallery"
        lead="Work by artists you can meet, in the traditions they grew up with. Like a piece? Book half an hour with its artist."
        trail={[{ name: 'Home', to: links.home() }, { name: 'Art Gallery' }]}
      />
      <GalleryTabs />
      <NoScriptArtwork artwork={openedArtwork} />
      {gallery ? (
        <GalleryOverview gallery={gallery} />
      ) : error ? (
        <ErrorState message="We couldn’t load the gallery." onRetry={() => void reload()} />
      ) : (
        <>
          <VisuallyHidden role="status">Loading the gallery…</VisuallyHidden>
          <ArtworkGridSkeleton count={12} />
        </>
      )}
    </Container>
  );
}

function GalleryOverview({ gallery: { featured_artists, testimonials, artworks } }: { gallery: Gallery }) {
  return (
    <Sections>
      {featured_artists.length > 0 && (
        <Section aria-labelledby="featured">
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
        </Section>
      )}
      <Testimonials testimonials={testimonials} />
      <Section aria-labelledby="artworks">
        <h2 id="artworks">Artworks</h2>
        {artworks.length > 0 ? (
          <ArtworkGrid label="Artworks" artworks={artworks} />
        ) : (
          <EmptyState title="No artworks yet." />
        )}
      </Section>
      <Lightbox artworks={artworks} />
    </Sections>
  );
}
