import { useState } from 'react';
import styled from 'styled-components';
import type { SavedAddress } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSite } from '@rangmala/shared/site';
import { Button, EmptyState, LoadingState, Page } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { NoOrdersOnline } from '../../components/NoOrdersOnline.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressItem } from './AddressItem.tsx';

export const data: PageData = (_params, _search, session) =>
  session?.user ? [apiPath('GET /addresses')] : [];

/** The saved address in the form, or a new address; undefined while the form is closed. */
type EditTarget = SavedAddress | 'new' | undefined;

export default function AddressesPage() {
  const { checkout } = useSite();
  const { data: addresses, error, reload } = useApi(apiPath('GET /addresses'));
  const [editTarget, setEditTarget] = useState<EditTarget>();

  function showUpdatedList(): void {
    setEditTarget(undefined);
    void reload();
  }

  if (!checkout) return <NoOrdersOnline />;
  return (
    <Page
      title="Saved Addresses"
      description="Delivery addresses for your orders."
      lead="Addresses from your orders are saved here, so you don’t need to type them again at checkout."
      trail={[{ name: 'My Account', to: links.account() }]}
    >
      {error || !addresses ? (
        <LoadingState label="Loading your addresses…" error={error} onRetry={reload} />
      ) : editTarget ? (
        <AddressForm
          address={editTarget === 'new' ? undefined : editTarget}
          onSaved={showUpdatedList}
          onCancel={() => setEditTarget(undefined)}
        />
      ) : addresses.length === 0 ? (
        <EmptyState
          title="No saved addresses yet."
          action={<Button onClick={() => setEditTarget('new')}>Add Address</Button>}
        >
          <p>The address of your next order will appear here.</p>
        </EmptyState>
      ) : (
        <>
          <List aria-label="Saved addresses">
            {addresses.map((address) => (
              <AddressItem
                key={address.id}
                address={address}
                onEdit={() => setEditTarget(address)}
                onRemoved={showUpdatedList}
              />
            ))}
          </List>
          <Button onClick={() => setEditTarget('new')}>Add Address</Button>
        </>
      )}
    </Page>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};
`;
