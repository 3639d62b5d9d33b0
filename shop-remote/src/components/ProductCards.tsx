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
    <Cards $count={items.length}>
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

/** Number of columns on wide screens: the first that leaves no single card in the last row. Lists have at most 24 cards. */
const chooseColumns = (count: number): number => [3, 4, 5].find((columns) => count % columns !== 1) ?? 3;

const Cards = styled.ul<{ $count?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  @media (min-width: 22rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (22rem <= width < ${({ $count = 0 }) => ($count % 3 === 1 ? 64 : 30)}rem) {
    > :last-child:nth-child(odd) {
      ${wideCard}
    }
  }
  @media (min-width: ${({ $count = 0 }) => ($count % 3 === 1 ? 64 : 30)}rem) {
    grid-template-columns: repeat(${({ $count = 0 }) => chooseColumns($count)}, minmax(0, 1fr));
  }
  @media ${({ theme }) => theme.media.medium} {
    gap: ${({ theme }) => theme.space.l};
  }
`;
