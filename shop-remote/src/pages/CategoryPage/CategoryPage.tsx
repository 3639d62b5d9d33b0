import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { createSlug, links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useParams, useSearchParams } from '@rangmala/shared/router';
import { ButtonLink, Container, EmptyState, ErrorState, Page } from '@rangmala/shared/ui';
import { getChoicesPath, getItemsPath } from '../../api/product-lists.ts';
import { ProductList } from '../../components/list/ProductList.tsx';
import { ProductCardsSkeleton } from '../../components/ProductCards.tsx';
import { describeCategory, findCategory } from '../../lib/categories.ts';
import { getIndexedPath, readListQuery } from '../../lib/list-query.ts';

export const data: PageData = ({ categoryName = '' }, search) => {
  const category = findCategory(categoryName);
  const query = readListQuery(search);
  const slug = createSlug(category ?? categoryName);
  const paths = [getItemsPath(query, slug, query.page), getChoicesPath(query, { category: slug })];
  return category ? paths : [apiPath('GET /categories'), ...paths];
};

const SHOP_TRAIL = [
  { name: 'Home', to: links.home() },
  { name: 'Shop', to: links.shop() },
];

export default function CategoryPage() {
  const { categoryName = '' } = useParams();
  const category = findCategory(categoryName);
  return category ? <Products category={category} /> : <OwnersCategory slug={createSlug(categoryName)} />;
}

/** A category that only the catalogue of this shop has. */
function OwnersCategory({ slug }: { slug: string }) {
  const { data: categories, error, reload } = useApi(apiPath('GET /categories'));
  const category = categories?.find(({ name }) => createSlug(name) === slug);
  if (category) return <Products category={category.name} />;
  if (categories) return <CategoryNotFound />;
  return (
    <Container>
      {error ? (
        <ErrorState message={error.message} onRetry={reload} />
      ) : (
        <ProductCardsSkeleton label="Loading…" />
      )}
    </Container>
  );
}

function Products({ category }: { category: string }) {
  const [search] = useSearchParams();
  const query = readListQuery(search);
  const getPath = (page: number) => getItemsPath(query, category, page);
  const { data: items } = useApi(getPath(query.page));
  const indexedPath = getIndexedPath(links.category(category), query);

  return (
    <Page
      title={category}
      description={describeCategory(category)}
      lead={describeCategory(category)}
      image={items?.[0]?.image[0]}
      path={indexedPath ?? links.category(category)}
      noIndex={indexedPath === undefined}
      trail={SHOP_TRAIL}
    >
      <ProductList
        key={category}
        query={query}
        getPath={getPath}
        readItems={(response) => response}
        choicesPath={getChoicesPath(query, { category })}
        whenEmpty={<NoProducts />}
        loadingLabel={`Loading ${category.toLowerCase()}…`}
      />
    </Page>
  );
}

function CategoryNotFound() {
  return (
    <Page
      title="Category not found"
      description="The shop has no category with this name."
      status={404}
      heading="We couldn’t find that category"
      trail={SHOP_TRAIL}
    >
      <NoProducts />
    </Page>
  );
}

function NoProducts() {
  return (
    <EmptyState
      title="No products available in this category."
      action={<ButtonLink to={links.shop()}>See all categories</ButtonLink>}
    />
  );
}
