import type { SavedAddress } from '@rangmala/shared/contract';
import { SelectField } from '@rangmala/shared/ui';
import type { CheckoutDraft } from '../../lib/checkout-draft.ts';

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  draft: CheckoutDraft;
  onChoose: (address: SavedAddress) => void;
}

/** A field that fills the delivery form with one of the customer's saved postal addresses. */
export function SavedAddresses({ addresses, draft, onChoose }: SavedAddressesProps) {
  const selectedAddress = addresses.find((address) => isSameAddress(address, draft));
  return (
    <SelectField
      label="Saved address"
      name="saved_address"
      value={selectedAddress?.id ?? ''}
      onChange={({ target }) => {
        const address = addresses.find(({ id }) => id === target.value);
        if (address) onChoose(address);
      }}
    >
      <option value="">Another address</option>
      {addresses.map(({ id, name, line1, city, pin }) => (
        <option key={id} value={id}>
          {`${name}, ${line1}, ${city} ${pin}`}
        </option>
      ))}
    </SelectField>
  );
}

const isSameAddress = ({ id: _id, ...address }: SavedAddress, draft: CheckoutDraft): boolean =>
  Object.entries(address).every(([name, value]) => (draft[name] ?? '') === value);
