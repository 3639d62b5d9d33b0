import { EmptyState, ErrorState, VisuallyHidden } from '@rangmala/shared/ui';
import type { PageData } from '@rangmala/shared/remote';
import { categoriesPath, useCategories } from '../api/use-categories.ts';
import { CategoryTiles, CategoryTilesSkeleton } from '../components/CategoryTiles.tsx';

export const data: PageData = () => [categoriesPath()];

/** The home page's way into the shop; the section around it, with its heading, is the home page's. */
export default function CategoryCards() {
  const { data: categories, error, reload } = useCategories();

  if (categories) {
    return categories.length > 0 ? (
      <CategoryTiles categories={categories} heading="h3" />
    ) : (
      <EmptyState title="The shop is being stocked.">
        <p>Please look in again soon.</p>
      </EmptyState>
    );
  }
  // Specification §8, word for word.
  if (error) return <ErrorState message="Error: Failed to fetch products" onRetry={reload} />;
  return (
    <>
      <VisuallyHidden role="status">Loading the categories…</VisuallyHidden>
      <CategoryTilesSkeleton />
    </>
  );
}
