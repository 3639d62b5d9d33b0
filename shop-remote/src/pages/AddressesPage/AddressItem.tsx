import { useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '@rangmala/shared/api';
import type { SavedAddress } from '@rangmala/shared/contract';
import { Button, ConfirmDialog, Row } from '@rangmala/shared/ui';
import { removeAddress } from '../../api/orders.ts';
import { Card } from '../../components/Card.tsx';

interface AddressItemProps {
  address: SavedAddress;
  onEdit: () => void;
  onRemoved: () => void;
}

export function AddressItem({ address, onEdit, onRemoved }: AddressItemProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { name, phone, line1, area, landmark, city, pin, state, gstin } = address;

  async function remove(): Promise<string | undefined> {
    try {
      await removeAddress(address.id);
      setDialogOpen(false);
      onRemoved();
      return undefined;
    } catch (error) {
      return getErrorMessage('The address could not be removed. Please try again.', error);
    }
  }

  return (
    <AddressCard as="li">
      <h2>{name}</h2>
      <address>
        {[line1, area, landmark, `${city} ${pin}`, state, phone].filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {gstin && <p>GSTIN: {gstin}</p>}
      <Row>
        <Button variant="secondary" aria-label={`Edit the address of ${name}, ${line1}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="quiet"
          aria-label={`Remove the address of ${name}, ${line1}`}
          onClick={() => setDialogOpen(true)}
        >
          Remove
        </Button>
      </Row>
      <ConfirmDialog
        title="Remove this address?"
        open={isDialogOpen}
        cancelLabel="Keep it"
        confirmLabel="Yes, remove"
        onCancel={() => setDialogOpen(false)}
        onConfirm={remove}
      >
        <p>
          {name}, {line1}, {city} {pin}
        </p>
      </ConfirmDialog>
    </AddressCard>
  );
}

const AddressCard = styled(Card)`
  align-content: start;

  h2 {
    font-size: ${({ theme }) => theme.text.large};
  }
`;
