import styled from 'styled-components';
import type { Item } from '@rangmala/shared/contract';
import { VisuallyHidden } from '@rangmala/shared/ui';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Card, CardFoot, CardFrame, ProductCard } from './ProductCard.tsx';

/** As many as the widest grid shows in its first row. */
const FIRST_ROW = 4;

export function ProductCards({ items }: { items: readonly Item[] }) {
  return (
    <Cards>
      {items.map((item, at) => (
        <ProductCard key={item.id} item={item} priority={at < FIRST_ROW} />
      ))}
    </Cards>
  );
}

/** The cards' place while they are on their way. */
export function ProductCardsSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Cards aria-hidden="true">
        {Array.from({ length: 8 }, (_, at) => (
          <Card key={at}>
            <CardFrame />
            <h2>
              <Skeleton $width="80%" />
            </h2>
            <Skeleton $width="4rem" $height="1.6em" />
            <CardFoot />
          </Card>
        ))}
      </Cards>
    </>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 0;
  list-style: none;

  @media (min-width: 22rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.l};
  }
  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
