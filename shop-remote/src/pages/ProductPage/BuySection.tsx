import { memo } from 'react';
import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';
import { HydrateLater } from '@rangmala/shared/ui';
import { BuyerAssurances } from './BuyerAssurances.tsx';
import { BuyPanel, type BuyPanelProps } from './BuyPanel.tsx';
import { FactsTable } from './FactsTable.tsx';
import { LATE_PART, thirdFrame } from './later-frames.ts';

/** Approximate height of the details on a phone. */
const DETAILS_HEIGHT = '32rem';

/** Everything below the description: options, design, buttons, facts and assurances. */
export function BuySection(props: BuyPanelProps) {
  return (
    <>
      <BuyPanel {...props} />
      <Details product={props.product} />
    </>
  );
}

/**
 * Facts and assurances. They are below the first screen of a phone, whose first layout omits them. Memoised, because
 * React would render the part anew if it were updated before its hydration.
 */
const Details = memo(function Details({ product }: { product: Product }) {
  return (
    <HydrateLater height={DETAILS_HEIGHT}>
      <DetailsGrid>
        <FactsTable product={product} />
        <BuyerAssurances product={product} />
      </DetailsGrid>
    </HydrateLater>
  );
});

const DetailsGrid = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  ${LATE_PART} > & {
    ${thirdFrame}
  }
`;
