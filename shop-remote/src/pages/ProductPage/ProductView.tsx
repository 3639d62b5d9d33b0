import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';
import { listMatchingImages, computeUnitPrice } from '@rangmala/shared/contract/product-options';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { Breadcrumbs, NoScriptNotice, PageMeta, Price, VisuallyHidden } from '@rangmala/shared/ui';
import { Credits } from '../../components/Credits.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { createProductJsonLd } from '../../lib/product-json-ld.ts';
import { BuyerAssurances } from './BuyerAssurances.tsx';
import { BuyPanel } from './BuyPanel.tsx';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';
import { FactsTable } from './FactsTable.tsx';
import { PictureFrame, ProductPictures } from './ProductPictures.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { usePersonalisation } from './use-personalisation.ts';

/** Largest stock for which the page shows the number of pieces. */
const MAX_SHOWN_STOCK = 5;

export function ProductView({ product }: { product: Product }) {
  const { origin, name: brand, checkout } = useSite();
  const { category, description, id, img, name, options, price, stock } = product;
  const personalisation = usePersonalisation(product);
  const { chosenOptions, preview } = personalisation;
  const images = listMatchingImages(product.images, chosenOptions);

  return (
    <>
      <PageMeta
        title={name}
        description={description}
        image={img}
        jsonLd={createProductJsonLd(product, { origin, brand, sellsOnline: checkout })}
        path={links.product(id)}
      />
      <TopArea>
        <Breadcrumbs
          trail={[
            { name: 'Home', to: links.home() },
            { name: 'Shop', to: links.shop() },
            { name: category, to: links.category(category) },
            { name },
          ]}
        />
      </TopArea>
      <Columns>
        {/* The key selects the first picture again when other options change it, and the side of a changed field. */}
        <ProductPictures
          key={preview ? `preview ${preview.isEdited ? '' : preview.shownId}` : images[0]?.url}
          name={name}
          images={images}
          preview={preview}
          onShow={personalisation.showPicture}
        />
        <Panel>
          <h1>{name}</h1>
          <Credits credits={(personalisation.initial?.content ?? product).designed_by} />
          <LargePrice amount={computeUnitPrice(price, options, chosenOptions)} />
          {stock !== undefined && stock <= MAX_SHOWN_STOCK && (
            <StockNote>{stock === 0 ? 'Sold out for now' : `Only ${stock} left`}</StockNote>
          )}
          <p>{description}</p>
          <NoScriptNotice>Buying, with or without your own design,</NoScriptNotice>
          <BuyPanel image={images[0]?.url ?? img} personalisation={personalisation} />
          {checkout && <DeliveryEstimate product={product} />}
          <FactsTable product={product} />
          <BuyerAssurances product={product} />
        </Panel>
      </Columns>
      <RelatedProducts product={product} />
    </>
  );
}

/** Placeholder of the product while it loads. */
export function ProductViewSkeleton() {
  return (
    <>
      <VisuallyHidden as="h1">Product</VisuallyHidden>
      <VisuallyHidden role="status">Loading the product…</VisuallyHidden>
      <TopArea>
        <Skeleton $width="14rem" />
      </TopArea>
      <Columns aria-hidden="true">
        <PictureFrame />
        <Panel>
          <Skeleton $width="80%" $height="3rem" />
          <Skeleton $height="30rem" />
        </Panel>
      </Columns>
    </>
  );
}

const TopArea = styled.div`
  min-height: 2.2rem;
  padding-block: ${({ theme }) => theme.space.m};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.xl};

    /* The preview stays in view while the customer fills in the fields. */
    &:has([data-fields]) > :first-child {
      position: sticky;
      top: 6rem;
    }
  }
  @media (min-width: 62rem) {
    /* The design editor needs more room than the pictures. */
    &:has([data-design-editor]) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);

      > :first-child {
        position: sticky;
        top: 6rem;
      }
    }
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  @media (width < 30rem) {
    /* Most names fit into one line in this size, in the web font and in the fallback font. */
    h1 {
      font-size: 1.51rem;
    }
  }
`;

const StockNote = styled.p`
  font-weight: 600;
`;

const LargePrice = styled(Price)`
  font-size: ${({ theme }) => theme.text.h2};
  line-height: 1.2;
`;
