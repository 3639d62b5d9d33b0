import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { Container, EmptyState, ErrorState, PageHeader, PageMeta, VisuallyHidden } from '@rangmala/shared/ui';
import { getCategoriesPath, useCategories } from '../../api/catalogue.ts';
import { CategoryTiles, CategoryTilesSkeleton } from '../../components/CategoryTiles.tsx';

export const data: PageData = () => [getCategoriesPath()];

const TITLE = 'Shop by Category';

export default function ShopPage() {
  const { data: categories, error, reload } = useCategories();

  return (
    <Container>
      <PageMeta
        title={TITLE}
        description="Mugs, tees, wall decor, posters, cushions and stationery with prints by our artists, or with your own design."
        image={categories?.[0]?.hero_image}
      />
      <PageHeader
        title={TITLE}
        lead="Pick a product, then choose one of our artists’ designs or upload your own."
        trail={[{ name: 'Home', to: links.home() }, { name: 'Shop' }]}
      />
      {categories ? (
        categories.length > 0 ? (
          <CategoryTiles categories={categories} heading="h2" priority />
        ) : (
          <EmptyState title="Nothing here yet.">
            <p>Please check back soon.</p>
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
