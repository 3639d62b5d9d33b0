import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSearchParams } from '@rangmala/shared/router';
import { Container, EmptyState, ErrorState, PageHeader, PageMeta, VisuallyHidden } from '@rangmala/shared/ui';
import { getCategoriesPath, useCategories } from '../../api/catalogue.ts';
import { getChoicesPath, getItemsPath } from '../../api/product-lists.ts';
import { CategoryTiles, CategoryTilesSkeleton } from '../../components/CategoryTiles.tsx';
import { RecentlyViewed } from '../../components/RecentlyViewed.tsx';
import { getShelvesPath, Shelves } from '../../components/Shelves.tsx';
import { ProductList } from '../../components/list/ProductList.tsx';
import { getIndexedPath, isFilteredList, readListQuery } from '../../lib/list-query.ts';

export const data: PageData = (_params, search) => {
  const query = readListQuery(search);
  return [
    ...(isFilteredList(query)
      ? [getItemsPath(query, undefined, query.page)]
      : [getCategoriesPath(), getShelvesPath()]),
    getChoicesPath(query),
  ];
};

const TITLE = 'Shop by Category';

export default function ShopPage() {
  const [search] = useSearchParams();
  const query = readListQuery(search);
  const isList = isFilteredList(query);
  const { data: categories } = useCategories({ isNeeded: !isList });
  const title = isList ? 'All Products' : TITLE;
  const indexedPath = getIndexedPath(links.shop(), query);

  return (
    <Container>
      <PageMeta
        title={title}
        description="Mugs, tees, wall decor, posters, cushions and stationery with prints by our artists, or with your own design."
        image={categories?.[0]?.hero_image}
        path={indexedPath ?? links.shop()}
        noIndex={indexedPath === undefined}
      />
      <PageHeader
        title={title}
        lead="Pick a product, then choose one of our artists’ designs or upload your own."
        trail={
          isList
            ? [{ name: 'Home', to: links.home() }, { name: 'Shop', to: links.shop() }, { name: title }]
            : [{ name: 'Home', to: links.home() }, { name: 'Shop' }]
        }
      />
      <ProductList
        query={query}
        getPath={(page) => getItemsPath(query, undefined, page)}
        readItems={(response) => response}
        choicesPath={getChoicesPath(query)}
        whenEmpty={<NothingYet />}
        loadingLabel="Loading the products…"
      >
        {isList ? undefined : (
          <>
            <Categories />
            <Shelves heading="h2" />
            <RecentlyViewed />
          </>
        )}
      </ProductList>
    </Container>
  );
}

function Categories() {
  const { data: categories, error, reload } = useCategories();
  if (categories)
    return categories.length > 0 ? (
      <CategoryTiles categories={categories} heading="h2" priority />
    ) : (
      <NothingYet />
    );
  if (error) return <ErrorState message={error.message} onRetry={reload} />;
  return (
    <>
      <VisuallyHidden role="status">Loading the categories…</VisuallyHidden>
      <CategoryTilesSkeleton />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState title="Nothing here yet.">
      <p>Please check back soon.</p>
    </EmptyState>
  );
}
