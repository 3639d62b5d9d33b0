import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSearchParams } from '@rangmala/shared/router';
import { Page } from '@rangmala/shared/ui';
import { getCategoriesPath, useCategories } from '../../api/catalogue.ts';
import { getChoicesPath, getItemsPath } from '../../api/product-lists.ts';
import { CategoryTiles, NothingYet } from '../../components/CategoryTiles.tsx';
import { getShelvesPath, RecentlyViewed, Shelves } from '../../components/Shelf.tsx';
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

const HOME = { name: 'Home', to: links.home() };

export default function ShopPage() {
  const [search] = useSearchParams();
  const query = readListQuery(search);
  const isList = isFilteredList(query);
  const { data: categories } = useCategories({ isNeeded: !isList });
  const title = isList ? 'All Products' : 'Shop by Category';
  const indexedPath = getIndexedPath(links.shop(), query);

  return (
    <Page
      title={title}
      description="Mugs, tees, wall decor, posters, cushions and stationery with prints by our artists, or with your own design."
      lead="Pick a product, then choose one of our artists’ designs or upload your own."
      image={categories?.[0]?.hero_image}
      path={indexedPath ?? links.shop()}
      noIndex={indexedPath === undefined}
      trail={isList ? [HOME, { name: 'Shop', to: links.shop() }] : [HOME]}
      crumb={isList ? title : 'Shop'}
    >
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
            <CategoryTiles heading="h2" priority />
            <Shelves heading="h2" />
            <RecentlyViewed />
          </>
        )}
      </ProductList>
    </Page>
  );
}
