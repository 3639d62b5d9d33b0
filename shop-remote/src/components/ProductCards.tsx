import styled from 'styled-components';
import type { Item } from '@rangmala/shared/contract';
import { VisuallyHidden } from '@rangmala/shared/ui';
import { Skeleton } from './Skeleton.tsx';
import { Card, CardFooter, CardFrame, ProductCard, wideCard } from './ProductCard.tsx';

/** Number of cards in the first row of the widest grid. */
const FIRST_ROW_COUNT = 4;

export function ProductCards({ items }: { items: readonly Item[] }) {
  const columns = countCardColumns(items.length);
  return (
    <Cards $columns={columns} $hasSingleCard={items.length % 3 === 1}>
      {items.map((item, index) => (
        <ProductCard key={item.id} item={item} columns={columns} priority={index < FIRST_ROW_COUNT} />
      ))}
    </Cards>
  );
}

/** Placeholders of the cards while the items load. */
export function ProductCardsSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Cards aria-hidden="true" $columns={4}>
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
const Cards = styled.ul<{ $columns: 3 | 4; $hasSingleCard?: boolean }>`
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
  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/**
 * Returns the number of columns of product cards on wide screens. Returns three when four columns would leave a single
 * card in the last row and three would not; otherwise four.
 */
export function countCardColumns(count: number): 3 | 4 {
  return count % 4 === 1 && count % 3 !== 1 ? 3 : 4;
}
