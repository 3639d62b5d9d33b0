import { EmptyState, ErrorState, VisuallyHidden } from '@rangmala/shared/ui';
import type { PageData } from '@rangmala/shared/remote';
import { getCategoriesPath, useCategories } from '../api/catalogue.ts';
import { CategoryTiles, CategoryTilesSkeleton } from '../components/CategoryTiles.tsx';
import { getShelvesPath, Shelves } from '../components/Shelves.tsx';

export const data: PageData = () => [getCategoriesPath(), getShelvesPath()];

/** The category cards and the shelves for the home page, without a section heading. */
export default function CategoryCards() {
  return (
    <>
      <Cards />
      <Shelves heading="h3" />
    </>
  );
}

function Cards() {
  const { data: categories, error, reload } = useCategories();

  if (categories) {
    return categories.length > 0 ? (
      <CategoryTiles categories={categories} heading="h3" />
    ) : (
      <EmptyState title="Nothing here yet.">
        <p>Please check back soon.</p>
      </EmptyState>
    );
  }
  if (error) return <ErrorState message="Error: Failed to fetch products" onRetry={reload} />;
  return (
    <>
      <VisuallyHidden role="status">Loading the categories…</VisuallyHidden>
      <CategoryTilesSkeleton />
    </>
  );
}
