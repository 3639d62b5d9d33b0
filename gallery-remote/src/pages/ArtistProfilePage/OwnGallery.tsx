import type { ArtType } from '@rangmala/shared/contract';
import { LoadingState } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { OwnArtworks } from './OwnArtworks.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { UploadForm } from './UploadForm.tsx';
import { getArtistGalleryPath } from '../../api/paths.ts';

export interface OwnGalleryProps {
  artistId: string;
  artTypes: readonly ArtType[];
  /** Names of the art types that the artist offers. */
  ownArtTypes: readonly string[];
}

export function OwnGallery({ artistId, artTypes, ownArtTypes }: OwnGalleryProps) {
  const { data: gallery, error, reload } = useApi(getArtistGalleryPath(artistId));
  return (
    <ProfileSection
      id="gallery"
      title="Your gallery"
      lead="Visitors see your work in this order, and the first picture as your cover. “Use for …” makes a picture stand for an art type on the booking and gallery pages. Changes here are saved immediately."
    >
      <UploadForm artistId={artistId} artTypes={artTypes} ownArtTypes={ownArtTypes} />
      {gallery ? (
        <OwnArtworks artistId={artistId} artworks={gallery.artworks} artTypes={artTypes} />
      ) : (
        <LoadingState
          tall
          label="Loading your artworks…"
          error={error && { message: 'We couldn’t load your artworks.' }}
          onRetry={reload}
        />
      )}
    </ProfileSection>
  );
}
