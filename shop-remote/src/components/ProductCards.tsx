import styled from 'styled-components';
import type { Item } from '@rangmala/shared/contract';
import { VisuallyHidden } from '@rangmala/shared/ui';
import { Skeleton } from './Skeleton.tsx';
import { Card, CardFooter, CardFrame, ProductCard, wideCard } from './ProductCard.tsx';

/** Number of cards in the first row of the widest grid. */
const FIRST_ROW_COUNT = 3;

interface ProductCardsProps {
  items: readonly Item[];
  /** Whether the pictures of the first row are loaded with high priority. */
  hasPriority: boolean;
}

export function ProductCards({ items, hasPriority }: ProductCardsProps) {
  return (
    <Cards $hasSingleCard={items.length % 3 === 1}>
      {items.map((item, index) => (
        <ProductCard key={item.id} item={item} priority={hasPriority && index < FIRST_ROW_COUNT} />
      ))}
    </Cards>
  );
}

/** Placeholders of the cards while the items load. */
export function ProductCardsSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Cards aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <Card key={index}>
            <CardFrame />
            <h2>
              <Skeleton $width="80%" />
            </h2>
            <Skeleton $width="4rem" $height="1.6em" />
            <CardFooter />
          </Card>
        ))}
      </Cards>
    </>
  );
}

/** `$hasSingleCard` is true when three columns leave a single card in the last row. */
const Cards = styled.ul<{ $hasSingleCard?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 0;
  list-style: none;

  @media (min-width: 22rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (22rem <= width < ${({ $hasSingleCard }) => ($hasSingleCard ? 40 : 30)}rem) {
    > :last-child:nth-child(odd) {
      ${wideCard}
    }
  }
  @media (min-width: 30rem) {
    grid-template-columns: ${({ $hasSingleCard }) => !$hasSingleCard && 'repeat(3, minmax(0, 1fr))'};
  }
  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.l};
  }
`;
