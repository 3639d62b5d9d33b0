import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { createSlug, links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useParams, useSearchParams } from '@rangmala/shared/router';
import { ButtonLink, Container, EmptyState, ErrorState, PageHeader, PageMeta } from '@rangmala/shared/ui';
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

export default function CategoryPage() {
  const { categoryName = '' } = useParams();
  const category = findCategory(categoryName);
  return (
    <Container>
      {category ? <Products category={category} /> : <OwnersCategory slug={createSlug(categoryName)} />}
    </Container>
  );
}

/** A category that only the catalogue of this shop has. */
function OwnersCategory({ slug }: { slug: string }) {
  const { data: categories, error, reload } = useApi(apiPath('GET /categories'));
  const category = categories?.find(({ name }) => createSlug(name) === slug);
  if (category) return <Products category={category.name} />;
  if (categories) return <CategoryNotFound />;
  return error ? (
    <ErrorState message={error.message} onRetry={reload} />
  ) : (
    <ProductCardsSkeleton label="Loading…" />
  );
}

function Products({ category }: { category: string }) {
  const [search] = useSearchParams();
  const query = readListQuery(search);
  const getPath = (page: number) => getItemsPath(query, category, page);
  const { data: items } = useApi(getPath(query.page));
  const indexedPath = getIndexedPath(links.category(category), query);

  return (
    <>
      <PageMeta
        title={category}
        description={describeCategory(category)}
        image={items?.[0]?.image[0]}
        path={indexedPath ?? links.category(category)}
        noIndex={indexedPath === undefined}
      />
      <PageHeader
        title={category}
        lead={describeCategory(category)}
        trail={[{ name: 'Home', to: links.home() }, { name: 'Shop', to: links.shop() }, { name: category }]}
      />
      <ProductList
        key={category}
        query={query}
        getPath={getPath}
        readItems={(response) => response}
        choicesPath={getChoicesPath(query, { category })}
        whenEmpty={<NoProducts />}
        loadingLabel={`Loading ${category.toLowerCase()}…`}
      />
    </>
  );
}

function CategoryNotFound() {
  return (
    <>
      <PageMeta
        title="Category not found"
        description="The shop has no category with this name."
        noIndex
        status={404}
      />
      <PageHeader
        title="We couldn’t find that category"
        trail={[
          { name: 'Home', to: links.home() },
          { name: 'Shop', to: links.shop() },
          { name: 'Category not found' },
        ]}
      />
      <NoProducts />
    </>
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
