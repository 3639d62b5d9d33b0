import { useParams } from '@rangmala/shared/router';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { ButtonLink, Container, ErrorState, PageHeader, PageMeta } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { parsePinCode } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';
import { getDeliveryPath } from '../../api/arrival.ts';
import { ProductView, ProductViewSkeleton } from './ProductView.tsx';

export const data: PageData = ({ id = '' }, search) => {
  // The form of the delivery estimate loads the page with a PIN code when there is no JavaScript.
  const pin = parsePinCode(search.get('pin') ?? '');
  return [apiPath('GET /products/{id}', { id }), ...(pin === undefined ? [] : [getDeliveryPath(pin, [id])])];
};

export default function ProductPage() {
  const { id = '' } = useParams();
  const { data: product, error, reload } = useApi(apiPath('GET /products/{id}', { id }));

  return (
    <Container>
      {product ? (
        // The key resets the state, such as the quantity, when another product is shown.
        <ProductView key={product.id} product={product} />
      ) : error?.status === 404 ? (
        <NotFound />
      ) : (
        <>
          <PageMeta title="Product" description="A personalised product from our studio." noIndex />
          {error ? (
            <>
              <PageHeader title="Product" />
              <ErrorState message={error.message} onRetry={reload} />
            </>
          ) : (
            <ProductViewSkeleton />
          )}
        </>
      )}
    </Container>
  );
}

function NotFound() {
  return (
    <>
      <PageMeta
        title="Product not found"
        description="There is no product at this address."
        noIndex
        status={404}
      />
      <PageHeader
        title="Product not found"
        lead="It may no longer be available, or the address may be mistyped."
        trail={[
          { name: 'Home', to: links.home() },
          { name: 'Shop', to: links.shop() },
          { name: 'Product not found' },
        ]}
      />
      <ButtonLink to={links.shop()}>Continue Shopping</ButtonLink>
    </>
  );
}
