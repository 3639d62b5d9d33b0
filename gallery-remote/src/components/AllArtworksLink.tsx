import { useSearchParams } from '@rangmala/shared/router';
import type { ApiResult } from '@rangmala/shared/api';
import type { ArtistGallery } from '@rangmala/shared/contract';
import { ErrorState, LoadingState } from '@rangmala/shared/ui';
import { applyParamChanges } from './use-list-params.ts';
import { ShowMoreLink } from './ListControls.tsx';

export interface AllArtworksLinkProps {
  artistName: string;
  artworkCount: number;
  /** Value of the search parameter `works` that requests all artworks. */
  works: string;
  /** The request for all artworks; undefined when the URL does not request them. */
  gallery: ApiResult<ArtistGallery> | undefined;
}

/** A link that shows all artworks of an artist. After a click, the state of the request replaces the link. */
export function AllArtworksLink({ artistName, artworkCount, works, gallery }: AllArtworksLinkProps) {
  const [search] = useSearchParams();
  if (gallery?.data) return null;
  if (gallery?.error)
    return (
      <ErrorState
        message={`We couldn’t load all artworks by ${artistName}.`}
        onRetry={() => void gallery.reload()}
      />
    );
  if (gallery) return <LoadingState label="Loading the artworks…" />;
  return (
    <ShowMoreLink to={`?${applyParamChanges(search, { works, artwork: undefined })}`}>
      {`See all ${artworkCount} artworks by ${artistName}`}
    </ShowMoreLink>
  );
}
