import { useId, useState } from 'react';
import styled from 'styled-components';
import { Card, Icon, Price } from '@rangmala/shared/ui';
import { listChoiceLabels } from '@rangmala/shared/contract/product-options';
import type { PricedCart } from '../../api/catalogue.ts';
import { useStoredDesign } from '../../api/load-design.ts';
import { LinePicture } from '../../components/DesignPictures.tsx';
import { LineTexts } from '../../components/LineTexts.tsx';
import { OrderLine, TotalsTable } from '../../components/OrderLine.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { type AvailableLine, listAvailableLines, sumTotals } from '../../lib/cart-lines.ts';

/** The lines of the order beside the delivery form. On small screens a button shows and hides the lines. */
export function OrderSummary({ cart }: { cart: PricedCart }) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const lines = listAvailableLines(cart.lines);
  const total = lines && sumTotals(lines);
  return (
    <div>
      <ToggleButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bag" />
        <span>{isOpen ? 'Hide order summary' : 'Show order summary'}</span>
        {total !== undefined && <Price amount={total} />}
      </ToggleButton>
      <Content id={contentId} $isOpen={isOpen}>
        <OrderLines lines={lines} count={cart.lines.length} total={total} />
      </Content>
    </div>
  );
}

interface OrderLinesProps {
  /** The lines with prices; undefined while a price is unknown. */
  lines: readonly AvailableLine[] | undefined;
  /** Number of the lines. */
  count: number;
  /** Price of the shipping in rupees. */
  shipping?: number;
  total: number | undefined;
}

export function OrderLines({ lines, count, shipping = 0, total }: OrderLinesProps) {
  return (
    <Card aria-labelledby="review-lines">
      <h2 id="review-lines">Your order</h2>
      {lines ? (
        <ul>
          {lines.map((line) => (
            <CheckoutOrderLine key={line.key} availableLine={line} />
          ))}
        </ul>
      ) : (
        <Skeleton $height={`${5 * count}rem`} />
      )}
      <TotalsTable
        rows={[
          ['Shipping', shipping],
          ['Total, taxes included', total ?? '…'],
        ]}
      />
    </Card>
  );
}

function CheckoutOrderLine({ availableLine: { line, item, total } }: { availableLine: AvailableLine }) {
  const design = useStoredDesign(line.design);
  return (
    <OrderLine
      picture={
        <LinePicture
          line={line}
          item={item}
          design={design}
          alt={line.design ? `Your design on ${item.name}` : ''}
          sizes="4rem"
        />
      }
      name={`${line.quantity} × ${item.name}`}
      total={total}
    >
      {listChoiceLabels(item.options ?? [], line.options ?? {}).map(({ name, label, value }) => (
        <small key={name}>{`${label}: ${value}`}</small>
      ))}
      <LineTexts line={line} item={item} design={design} />
      {line.customDesign && <small>Your design: {line.customDesign.name}</small>}
      {line.design && <small>With your design</small>}
    </OrderLine>
  );
}

const ToggleButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  width: 100%;
  min-height: ${({ theme }) => theme.size.target};
  padding: 0.6rem ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  color: ${({ theme }) => theme.color.ink};
  font-weight: 600;
  text-align: left;

  span:nth-of-type(1) {
    flex: 1 1 6rem;
  }
  @media ${({ theme }) => theme.media.wide} {
    display: none;
  }
`;

const Content = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  margin-top: ${({ theme }) => theme.space.s};

  @media ${({ theme }) => theme.media.wide} {
    display: block;
    margin-top: 0;
  }
`;
