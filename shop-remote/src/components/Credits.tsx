import type { Credit } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink } from '@rangmala/shared/ui';
import { Skeleton } from './Skeleton.tsx';

/** Names the artists of a product's art, with links to their pages. Nothing without artists. */
export function Credits({ credits = [] }: { credits?: readonly Credit[] | undefined }) {
  if (credits.length === 0) return null;
  return (
    <small>
      Designed by{' '}
      {credits.map(({ id, name, art_type }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <AppLink to={links.galleryArtist(id)}>{name}</AppLink>
          {art_type && ` · ${art_type}`}
        </span>
      ))}
    </small>
  );
}

/** Placeholder with the height of {@link Credits} while the product loads. */
export function CreditsSkeleton() {
  return (
    <small aria-hidden="true">
      <Skeleton $width="12rem" />
      &nbsp;
    </small>
  );
}
