import { type FormEvent, useState } from 'react';
import type { SavedAddress } from '@rangmala/shared/contract';
import { FormCard, readTexts, useSentForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSite } from '@rangmala/shared/site';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Grid,
  LoadingState,
  Notice,
  Page,
  Row,
  Stack,
} from '@rangmala/shared/ui';
import { getErrorMessage, useApi } from '@rangmala/shared/api';
import { apiPath, useChangeApi } from '@rangmala/shared/endpoints';
import { AddressFields } from '../../components/AddressFields.tsx';
import { PostalAddress } from '../../components/PostalAddress.tsx';
import { NoOrdersOnline } from '../../components/NoOrdersOnline.tsx';
import type { CheckoutDraft } from '../../lib/checkout-draft.ts';

export const data: PageData = (_params, _search, session) =>
  session?.user ? [apiPath('GET /addresses')] : [];

/** The saved address in the form, or a new address; undefined while the form is closed. */
type EditTarget = SavedAddress | 'new' | undefined;

export default function AddressesPage() {
  const { checkout } = useSite();
  const { data: addresses, error, reload } = useApi(apiPath('GET /addresses'));
  const [editTarget, setEditTarget] = useState<EditTarget>();

  if (!checkout) return <NoOrdersOnline />;
  return (
    <Page
      title="Saved Addresses"
      description="Delivery addresses for your orders."
      lead="Addresses from your orders are saved here, so you don’t need to type them again at checkout."
      trail={[{ name: 'My Account', to: links.account() }]}
    >
      {!addresses ? (
        <LoadingState label="Loading your addresses…" error={error} onRetry={reload} />
      ) : editTarget ? (
        <AddressForm
          address={editTarget === 'new' ? undefined : editTarget}
          onClose={() => setEditTarget(undefined)}
        />
      ) : addresses.length === 0 ? (
        <EmptyState
          title="No saved addresses yet."
          action={<Button onClick={() => setEditTarget('new')}>Add Address</Button>}
        >
          <p>The address of your next order will appear here.</p>
        </EmptyState>
      ) : (
        <Stack $gap="l">
          <Grid as="ul" $min="20rem" $gap="m" aria-label="Saved addresses">
            {addresses.map((address) => (
              <AddressItem key={address.id} address={address} onEdit={() => setEditTarget(address)} />
            ))}
          </Grid>
          <Row>
            <Button onClick={() => setEditTarget('new')}>Add Address</Button>
          </Row>
        </Stack>
      )}
    </Page>
  );
}

interface AddressFormProps {
  /** The postal address to change; undefined for a new address. */
  address: SavedAddress | undefined;
  onClose: () => void;
}

function AddressForm({ address, onClose }: AddressFormProps) {
  const changeApi = useChangeApi();
  const [current, setCurrent] = useState<CheckoutDraft>({ ...address });
  const { field, busy, failure, form } = useSentForm('POST /addresses', {
    values: address,
    fallbackMessage: 'The address could not be saved. Please try again.',
    keepsValues: true,
    send: async (values) => {
      await (address
        ? changeApi('PUT /addresses/{id}', { params: { id: address.id }, body: values })
        : changeApi('POST /addresses', { body: values }));
      onClose();
    },
  });

  function onFormInput(event: FormEvent<HTMLFormElement>): void {
    form.onInput(event);
    setCurrent(readTexts(event.currentTarget));
  }

  return (
    <FormCard {...form} onInput={onFormInput} aria-label={address ? 'Edit address' : 'Add address'}>
      <AddressFields field={field} current={current} isFocused />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Row>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Save Address'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </FormCard>
  );
}

function AddressItem({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  const changeApi = useChangeApi();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { name, phone, line1, area, landmark, city, pin, state, gstin } = address;

  async function remove(): Promise<void> {
    await changeApi('DELETE /addresses/{id}', { params: { id: address.id } });
    setDialogOpen(false);
  }

  return (
    <Card as="li">
      <h2>{name}</h2>
      <PostalAddress lines={[line1, area, landmark, `${city} ${pin}`, state, phone]} />
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
        describeFailure={(error) =>
          getErrorMessage('The address could not be removed. Please try again.', error)
        }
      >
        <p>
          {name}, {line1}, {city} {pin}
        </p>
      </ConfirmDialog>
    </Card>
  );
}
