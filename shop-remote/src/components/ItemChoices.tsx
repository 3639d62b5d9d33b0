import styled from 'styled-components';
import type { ItemChoice } from '@rangmala/shared/contract';

/** Shows which choices the product page offers, for example “2 colours · 7 sizes”. */
export function ItemChoices({ choices }: { choices: readonly ItemChoice[] }) {
  const [first, ...others] = choices.map(describeChoice);
  return (
    <Row>
      {choices.flatMap(({ swatches = [] }) =>
        swatches.map((swatch) => <Dot key={swatch} style={{ background: swatch }} aria-hidden="true" />),
      )}
      <span>{[first, ...others.map((text) => lowerFirst(text))].join(' · ')}</span>
    </Row>
  );
}

/** Describes the choices of an option, for example “7 sizes” or “Choice of frame”. */
function describeChoice({ name, label, values }: ItemChoice): string {
  if (name === 'colour' || name === 'size') return `${values} ${name}s`;
  return `Choice of ${lowerFirst(label)}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 0.25rem;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
  line-height: 1.4;
`;

const Dot = styled.span`
  width: 0.8rem;
  height: 0.8rem;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: 50%;
  forced-color-adjust: none;
`;
