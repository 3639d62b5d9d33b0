import { useSyncExternalStore } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { Button, ButtonLink, Price } from '@rangmala/shared/ui';
import { ArrivalNote } from '../../components/ArrivalNote.tsx';
import { HelpLinks } from '../../components/HelpLinks.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { readPin, subscribeToPin } from '../../lib/remembered-pin.ts';
import { computeTotals, type PricedLine, type Totals } from '../../lib/cart-lines.ts';

/** The totals of the cart, with the checkout button and help links. Shows placeholders while a price is unknown. */
export function CartSummary({ lines, isWaiting }: { lines: readonly PricedLine[]; isWaiting: boolean }) {
  const { checkout } = useSite();
  const navigate = useNavigate();
  const pin = useSyncExternalStore(subscribeToPin, readPin, () => '');
  const totals = computePricedTotals(lines);
  const renderAmount = (name: keyof Totals) => {
    if (totals) return <Price amount={totals[name]} />;
    return isWaiting ? <Skeleton $width="5rem" /> : '—';
  };

  return (
    <Box aria-label="Summary">
      <table>
        <tbody>
          <tr>
            <th scope="row">Subtotal</th>
            <td>{renderAmount('subtotal')}</td>
          </tr>
          <tr>
            <th scope="row">Shipping</th>
            <td>{renderAmount('shipping')}</td>
          </tr>
          <TotalRow>
            <th scope="row">Total</th>
            <td>{renderAmount('total')}</td>
          </TotalRow>
        </tbody>
      </table>
      {/* The button does nothing in a shop that takes no orders online. */}
      <Button onClick={() => checkout && void navigate(links.checkout())}>Proceed to Checkout</Button>
      <ButtonLink variant="secondary" to={links.shop()}>
        Continue Shopping
      </ButtonLink>
      {checkout && <ArrivalNote pin={pin} lines={lines} />}
      <CenteredHelpLinks>
        <HelpLinks />
      </CenteredHelpLinks>
    </Box>
  );
}

/** Returns the totals of the available lines; undefined while any price is unknown. */
function computePricedTotals(lines: readonly PricedLine[]): Totals | undefined {
  if (lines.some(({ state }) => state === 'unknown')) return undefined;
  return computeTotals(
    lines.flatMap((pricedLine) =>
      pricedLine.state === 'priced' ? [{ price: pricedLine.price, quantity: pricedLine.line.quantity }] : [],
    ),
  );
}

const CenteredHelpLinks = styled.div`
  justify-self: center;
`;

const Box = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};

  table {
    width: 100%;
    /* Column widths do not depend on the amounts, so that the columns do not move when the amounts have loaded. */
    table-layout: fixed;
    border-collapse: collapse;
  }
  th {
    font-weight: 400;
    text-align: left;
  }
  td {
    text-align: right;
  }
  th,
  td {
    padding-block: 0.3rem;

    /* Puts an amount below its name where the text is large. */
    @container (width < 13rem) {
      display: block;
    }
  }
  @media print {
    padding-inline: 0;
    background: none;
    box-shadow: none;
  }
`;

const TotalRow = styled.tr`
  th,
  td {
    padding-top: ${({ theme }) => theme.space.s};
    border-top: 2px solid ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.text.large};
    font-weight: 600;
  }
`;
