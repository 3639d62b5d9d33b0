import styled from 'styled-components';
import type { Order } from '@rangmala/shared/contract';
import { Card, Picture, Price, SquareFrame } from '@rangmala/shared/ui';
import { Credits } from './Credits.tsx';
import { SidePictures } from './DesignPictures.tsx';
import { OrderLine, TotalsTable } from './OrderLine.tsx';

const DOCUMENT_LABELS: Record<Order['documents'][number]['kind'], string> = {
  invoice: 'Invoice',
  bill_of_supply: 'Bill of supply',
  credit_note: 'Credit note',
};

/** The lines of an order, its totals and its documents. */
export function OrderItems({ order }: { order: Order }) {
  const { lines, totals, refunded, express, documents } = order;
  const taxes = [
    ['CGST included', totals.cgst],
    ['SGST included', totals.sgst],
    ['IGST included', totals.igst],
  ] as const;
  return (
    <Card aria-labelledby="order-items">
      <h2 id="order-items">Items</h2>
      <ul aria-label="Items in this order">
        {lines.map((line, index) => (
          <OrderLine
            key={index}
            picture={<LinePicture line={line} />}
            name={line.name}
            total={line.total}
            isLarge
          >
            {line.choices.map(({ label, value }) => (
              <small key={label}>
                {label}: {value}
              </small>
            ))}
            {line.fields?.map(({ label, value }) => (
              <small key={label}>
                {label}: <bdi>{value}</bdi>
              </small>
            ))}
            <Credits credits={line.designed_by} />
            {line.customDesign && <small>Your design: {line.customDesign.name}</small>}
            {line.design_id && <small>With your design</small>}
            <small>
              {line.quantity} × <Price amount={line.unit_price} />
            </small>
          </OrderLine>
        ))}
      </ul>
      <Totals>
        <TotalsTable
          rows={[
            ['Items', totals.items],
            [express ? 'Express shipping' : 'Shipping', totals.shipping],
            ...taxes.filter(([, amount]) => amount > 0),
            ['Total', totals.total],
            ...(refunded > 0 ? [['Refunded', refunded] as const] : []),
          ]}
        />
      </Totals>
      {documents.length > 0 && (
        <ul aria-label="Documents">
          {documents.map(({ kind, number, url, pdf_url }) => (
            <li key={number}>
              <a className="tap-target" href={url}>
                {DOCUMENT_LABELS[kind]} {number}
              </a>{' '}
              <a
                className="tap-target screen-only"
                href={pdf_url}
                aria-label={`${DOCUMENT_LABELS[kind]} ${number} as PDF`}
              >
                PDF
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The picture of a line: the customer's design if there is one, otherwise a picture of the product. */
function LinePicture({
  line: { customDesign, design_picture, design_pictures, image, name },
}: {
  line: Order['lines'][number];
}) {
  if (design_picture) {
    const pictures = design_pictures ?? [{ url: design_picture }];
    return <SidePictures pictures={pictures} alt={`Your design on ${name}`} />;
  }
  const src = customDesign?.url ?? image;
  return src && <Picture src={src} alt="" sizes="6rem" fit={customDesign ? 'contain' : 'cover'} />;
}

/** The pictures of an order's lines in a row, on screens that show the items below the status. */
export function OrderPictures({ lines }: { lines: Order['lines'] }) {
  return (
    <Row aria-hidden="true">
      {lines.slice(0, MAX_PICTURES).map(({ design_picture, customDesign, image }, index) => {
        const src = design_picture ?? customDesign?.url ?? image;
        return (
          src && (
            <SquareFrame key={index}>
              <Picture src={src} alt="" sizes="6rem" fit={customDesign ? 'contain' : 'cover'} />
            </SquareFrame>
          )
        );
      })}
    </Row>
  );
}

/** Largest number of pictures that fit side by side on a phone. */
const MAX_PICTURES = 3;

const Totals = styled.div`
  width: min(100%, 22rem);
  margin-block: ${({ theme }) => theme.space.m};
  margin-left: auto;
`;

const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  margin-bottom: ${({ theme }) => theme.space.m};

  > * {
    width: 6rem;
  }
  @media ${({ theme }) => theme.media.wide} {
    display: none;
  }
`;
