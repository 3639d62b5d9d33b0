import styled from 'styled-components';
import { Icon } from './Icon.tsx';

export interface QuantityStepperProps {
  item: string;
  quantity: number;
  onIncrease: () => void;
  onDecrease: () => void;
  /** Smallest quantity; 0 where decreasing from 1 removes the item. */
  min?: number;
  max?: number;
}

export function QuantityStepper({
  item,
  quantity,
  onIncrease,
  onDecrease,
  min = 0,
  max = Infinity,
}: QuantityStepperProps) {
  return (
    <Group role="group" aria-label={`Quantity of ${item}`}>
      <Step type="button" aria-label="Decrease quantity" disabled={quantity <= min} onClick={onDecrease}>
        <Icon name="minus" />
      </Step>
      <Count aria-live="polite">{quantity}</Count>
      <Step type="button" aria-label="Increase quantity" disabled={quantity >= max} onClick={onIncrease}>
        <Icon name="plus" />
      </Step>
    </Group>
  );
}

const Group = styled.div`
  display: inline-grid;
  grid-template-columns: ${({ theme }) => `${theme.size.target} minmax(2.5rem, auto) ${theme.size.target}`};
  align-items: center;
  border: 2px solid ${({ theme }) => theme.color.ink};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};

  @media print {
    border-color: transparent;
    background: none;
  }
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  height: calc(${({ theme }) => theme.size.target} - 4px);
  transition: background-color ${({ theme }) => theme.motion.quick};

  &:hover:not(:disabled) {
    background: ${({ theme }) => theme.color.sunken};
  }
  &:active:not(:disabled) {
    background: ${({ theme }) => theme.color.line};
  }
  &:disabled {
    color: ${({ theme }) => theme.color.edge};
    cursor: not-allowed;
  }
  @media print {
    visibility: hidden;
  }
`;

const Count = styled.span`
  padding-inline: 0.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
