import { useParams } from '@rangmala/shared/router';
import { createSlug, links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  NoScriptNotice,
  PageHeader,
  PageMeta,
} from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { describeCategory, findCategory } from '../../lib/categories.ts';
import { ProductCards, ProductCardsSkeleton } from '../../components/ProductCards.tsx';
import { getCategoryItemsPath } from '../../api/catalogue.ts';

export const data: PageData = ({ categoryName = '' }) => {
  const category = findCategory(categoryName);
  return category
    ? [getCategoryItemsPath(category)]
    : [apiPath('GET /categories'), getCategoryItemsPath(createSlug(categoryName))];
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
  const { data: items, error, reload } = useApi(getCategoryItemsPath(category));

  return (
    <>
      <PageMeta
        title={category}
        description={describeCategory(category)}
        image={items?.[0]?.image[0]}
        path={links.category(category)}
      />
      <PageHeader
        title={category}
        lead={describeCategory(category)}
        trail={[{ name: 'Home', to: links.home() }, { name: 'Shop', to: links.shop() }, { name: category }]}
      />
      {items ? (
        items.length > 0 ? (
          <>
            <NoScriptNotice>Adding to the cart</NoScriptNotice>
            <ProductCards items={items} />
          </>
        ) : (
          <NoProducts />
        )
      ) : error ? (
        <ErrorState message={error.message} onRetry={reload} />
      ) : (
        <ProductCardsSkeleton label={`Loading ${category.toLowerCase()}…`} />
      )}
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
