import { BuyerAssurances } from './BuyerAssurances.tsx';
import { BuyPanel, type BuyPanelProps } from './BuyPanel.tsx';
import { FactsTable } from './FactsTable.tsx';

/** Everything below the description: options, design, buttons, facts and assurances. */
export function BuySection(props: BuyPanelProps) {
  return (
    <>
      <BuyPanel {...props} />
      <FactsTable product={props.product} />
      <BuyerAssurances product={props.product} />
    </>
  );
}
