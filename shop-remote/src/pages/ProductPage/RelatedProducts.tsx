import { useId } from 'react';
import styled from 'styled-components';
import type { Item, Product } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Picture, Price } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { useDesignDraft } from '../../api/use-design-draft.ts';
import { DesignOnCard } from '../../components/DesignOnCard.tsx';
import { getCategoryItemsPath } from '../../api/catalogue.ts';

const MAX_RELATED_PRODUCTS = 4;

/** Other products of the category. The browser loads them, because the server knows only the product. */
export function RelatedProducts({ product: { id, category } }: { product: Product }) {
  const { data: items = [] } = useApi(getCategoryItemsPath(category));
  const position = items.findIndex((item) => item.id === id);
  // Shows the next products of the category, so that visitors can reach every product by these links.
  const otherProducts = [...items.slice(position + 1), ...items.slice(0, Math.max(0, position))].slice(
    0,
    MAX_RELATED_PRODUCTS,
  );
  return (
    <ReservedSpace>
      {otherProducts.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">More from {category}</h2>
          <Cards>
            {otherProducts.map((item) => (
              <RelatedProduct key={item.id} item={item} />
            ))}
          </Cards>
        </section>
      )}
    </ReservedSpace>
  );
}

function RelatedProduct({ item: { id, name, price, image, placeholder } }: { item: Item }) {
  const nameId = useId();
  const draft = useDesignDraft(id);
  return (
    <li>
      <Frame>
        <Picture
          src={image[0] ?? ''}
          alt=""
          sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 23vw, calc(50vw - 1.5rem)"
          placeholder={placeholder}
          fit="cover"
        />
        {draft && <DesignOnCard draft={draft} nameId={nameId} />}
      </Frame>
      <AppLink id={nameId} to={links.product(id)}>
        {name}
      </AppLink>
      <Price amount={price} />
    </li>
  );
}

/**
 * Reserves the height of the section, so that the footer does not move. Measured heights in pixels at window widths: 645
 * at 414, 728 at 500, 769 at 600, 930 at 767, 446 from 1280.
 */
const ReservedSpace = styled.div`
  min-height: max(42rem, 100vw + 14.25rem);
  padding-top: ${({ theme }) => theme.space.xl};

  @media (min-width: 48rem) {
    min-height: 28rem;
  }
  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m} 0 0;
  list-style: none;

  @media (min-width: 48rem) {
    grid-template-columns: repeat(${MAX_RELATED_PRODUCTS}, minmax(0, 1fr));
  }

  li {
    position: relative;
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
    align-content: start;
  }
  li > a {
    color: inherit;
    font-weight: 600;
  }
  /* Makes the whole card clickable. */
  li > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.sunken};
`;
