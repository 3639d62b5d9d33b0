import { Skeleton } from '../../components/Skeleton.tsx';
import { useStoredDesign } from '../../api/load-design.ts';
import { Card } from '../../components/Card.tsx';
import { LinePicture } from '../../components/DesignPictures.tsx';
import { LineTexts } from '../../components/LineTexts.tsx';
import { OrderLine, TotalsTable } from '../../components/OrderLine.tsx';
import type { CheckoutLine } from './checkout-lines.ts';

interface OrderLinesProps {
  /** The lines with prices; undefined while a price is unknown. */
  lines: readonly CheckoutLine[] | undefined;
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
            <CheckoutOrderLine key={line.key} checkoutLine={line} />
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

function CheckoutOrderLine({ checkoutLine: { line, item, choices, total } }: { checkoutLine: CheckoutLine }) {
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
      {choices.map((choice) => (
        <small key={choice}>{choice}</small>
      ))}
      <LineTexts line={line} item={item} design={design} />
      {line.customDesign && <small>Your design: {line.customDesign.name}</small>}
      {line.design && <small>With your design</small>}
    </OrderLine>
  );
}
