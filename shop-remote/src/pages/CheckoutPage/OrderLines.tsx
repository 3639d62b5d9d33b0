import styled from 'styled-components';
import { Picture, Price } from '@rangmala/shared/ui';
import { chooseItemPicture } from '../../lib/cart-lines.ts';
import { LineDesignPicture } from '../../components/DesignPictures.tsx';
import { Card, OrderLineRow } from '../../components/Card.tsx';
import { LineTexts } from '../../components/LineTexts.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useStoredDesign } from '../../api/load-design.ts';
import type { CheckoutLine } from './checkout-lines.ts';

interface OrderLinesProps {
  /** The lines with prices; undefined while a price is unknown. */
  lines: readonly CheckoutLine[] | undefined;
  /** Number of placeholders shown while a price is unknown. */
  count: number;
  /** Price of the shipping in rupees. */
  shipping?: number;
  total: number | undefined;
}

export function OrderLines({ lines, count, shipping = 0, total }: OrderLinesProps) {
  return (
    <ListCard aria-labelledby="review-lines">
      <h2 id="review-lines">Your order</h2>
      <ul>
        {!lines && Array.from({ length: count }, (_, index) => <PlaceholderRow key={index} />)}
        {lines?.map((checkoutLine) => (
          <OrderLineRow key={checkoutLine.key}>
            <Frame>
              <LinePicture checkoutLine={checkoutLine} />
            </Frame>
            <div>
              <strong>
                {checkoutLine.line.quantity} × {checkoutLine.item.name}
              </strong>
              {checkoutLine.choices.map((choice) => (
                <small key={choice}>{choice}</small>
              ))}
              <StoredLineTexts checkoutLine={checkoutLine} />
              {checkoutLine.line.customDesign && (
                <small>Your design: {checkoutLine.line.customDesign.name}</small>
              )}
              {checkoutLine.line.design && <small>With your design</small>}
            </div>
            <Price amount={checkoutLine.total} />
          </OrderLineRow>
        ))}
      </ul>
      <TotalRow>
        <span>Shipping</span>
        <Price amount={shipping} />
      </TotalRow>
      <TotalRow>
        <strong>Total, taxes included</strong>
        {total === undefined ? '…' : <Price amount={total} />}
      </TotalRow>
    </ListCard>
  );
}

function PlaceholderRow() {
  return (
    <OrderLineRow aria-hidden="true">
      <Frame />
      <Skeleton $width="60%" />
      <Skeleton $width="4rem" />
    </OrderLineRow>
  );
}

function StoredLineTexts({ checkoutLine: { line, item } }: { checkoutLine: CheckoutLine }) {
  return <LineTexts line={line} item={item} design={useStoredDesign(line.design)} />;
}

/** The picture of a line: the customer's design if there is one, otherwise a picture of the product. */
function LinePicture({ checkoutLine: { line, item } }: { checkoutLine: CheckoutLine }) {
  const { customDesign } = line;
  const design = useStoredDesign(line.design);
  const picture = (
    <Picture
      src={customDesign?.url ?? chooseItemPicture(item, line.options).url}
      alt=""
      sizes="4rem"
      fit={customDesign ? 'contain' : 'cover'}
    />
  );
  if (!line.design) return picture;
  return (
    <LineDesignPicture line={line} design={design} label={`Your design on ${item.name}`}>
      {picture}
    </LineDesignPicture>
  );
}

const ListCard = styled(Card)`
  ul {
    padding: 0;
    list-style: none;
  }
`;

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
`;

const TotalRow = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  justify-content: space-between;
`;
