import styled from 'styled-components';
import { formatRupees } from '@rangmala/shared/format';

/** An amount in rupees. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return <Amount className={className}>{formatRupees(amount)}</Amount>;
}

const Amount = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
