import { useNavigate } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { Button, ButtonLink, Card, Price, Stack } from '@rangmala/shared/ui';
import { ArrivalNote } from '../../components/ArrivalNote.tsx';
import { HelpLinks } from '../../components/HelpLinks.tsx';
import { TotalsTable } from '../../components/OrderLine.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useRememberedPin } from '../../lib/remembered-pin.ts';
import { listAvailableLines, type PricedLine, sumTotals } from '../../lib/cart-lines.ts';

/** The totals of the cart, with the checkout button and help links. Shows placeholders while a price is unknown. */
export function CartSummary({ lines, isWaiting }: { lines: readonly PricedLine[]; isWaiting: boolean }) {
  const { checkout } = useSite();
  const navigate = useNavigate();
  const pin = useRememberedPin();
  const availableLines = listAvailableLines(lines);
  const renderAmount = (amount: number | undefined) => {
    if (amount !== undefined) return <Price amount={amount} />;
    return isWaiting ? <Skeleton $width="5rem" /> : '—';
  };
  const subtotal = renderAmount(availableLines && sumTotals(availableLines));

  return (
    <Box aria-label="Summary">
      <TotalsTable
        rows={[
          ['Subtotal', subtotal],
          ['Shipping', renderAmount(availableLines && 0)],
          ['Total', subtotal],
        ]}
      />
      {/* The button does nothing in a shop that takes no orders online. */}
      <Button onClick={() => checkout && void navigate(links.checkout())}>Proceed to Checkout</Button>
      <ButtonLink variant="secondary" to={links.shop()}>
        Continue Shopping
      </ButtonLink>
      {checkout && <ArrivalNote pin={pin} lines={lines} />}
      <Stack $align="center">
        <HelpLinks />
      </Stack>
    </Box>
  );
}

const Box = styled(Card).attrs({ $gap: 'm' })`
  container-type: inline-size;
`;
