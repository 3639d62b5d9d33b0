import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { Container, EmptyState, ErrorState, PageHeader, PageMeta, VisuallyHidden } from '@rangmala/shared/ui';
import { categoriesPath, useCategories } from '../../api/use-categories.ts';
import { CategoryTiles, CategoryTilesSkeleton } from '../../components/CategoryTiles.tsx';

export const data: PageData = () => [categoriesPath()];

const TITLE = 'Shop by Category';

export default function ShopPage() {
  const { data: categories, error, reload } = useCategories();

  return (
    <Container>
      <PageMeta
        title={TITLE}
        description="Mugs, tees, wall decor, posters, cushions and stationery with prints by our artists, or with a design of your own."
        image={categories?.[0]?.hero_image}
      />
      <PageHeader
        title={TITLE}
        lead="Choose what it should be; the pattern is up to our artists, or to you."
        trail={[{ name: 'Home', to: links.home() }, { name: 'Shop' }]}
      />
      {categories ? (
        categories.length > 0 ? (
          <CategoryTiles categories={categories} heading="h2" priority />
        ) : (
          <EmptyState title="The shop is being stocked.">
            <p>Please look in again soon.</p>
          </EmptyState>
        )
      ) : error ? (
        <ErrorState message={error.message} onRetry={reload} />
      ) : (
        <>
          <VisuallyHidden role="status">Loading the categories…</VisuallyHidden>
          <CategoryTilesSkeleton />
        </>
      )}
    </Container>
  );
}
