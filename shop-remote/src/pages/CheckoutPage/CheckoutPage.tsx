import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { Checkout, SavedAddress } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import { LoadingState, NoScriptNotice, Page, SelectField, Stack } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { type PricedCart, usePricedCart } from '../../api/catalogue.ts';
import { type CheckoutDraft, readCheckoutDraft, storeCheckoutDraft } from '../../lib/checkout-draft.ts';
import { findPlaceOfPin } from '../../lib/pin-codes.ts';
import { readPin } from '../../lib/remembered-pin.ts';
import { EmptyCart } from '../../components/EmptyCart.tsx';
import { NoOrdersOnline } from '../../components/NoOrdersOnline.tsx';
import { CheckoutColumns, SummaryColumn } from './CheckoutColumns.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { ReviewStep } from './ReviewStep.tsx';

export const data: PageData = () => [apiPath('GET /checkout')];

/** The checkout in two steps: delivery, then review and payment. */
export default function CheckoutPage() {
  const { data: checkout, error, reload } = useApi(apiPath('GET /checkout'));
  if (error?.status === 404) return <NoOrdersOnline />;
  return (
    <Page
      title="Checkout"
      description="Delivery address and payment of your order."
      trail={[{ name: 'Cart', to: links.cart() }]}
    >
      <NoScriptNotice>Your cart</NoScriptNotice>
      {!checkout ? (
        <LoadingState label="Loading the checkout…" error={error} onRetry={reload} />
      ) : (
        <CheckoutContent checkout={checkout} />
      )}
    </Page>
  );
}

function CheckoutContent({ checkout }: { checkout: Checkout }) {
  const cart = usePricedCart();
  if (!cart.isLoaded) return <LoadingState label="Loading your cart…" />;
  if (cart.lines.length === 0) return <EmptyCart />;
  return <CheckoutSteps checkout={checkout} cart={cart} />;
}

/** The two steps. The server does not render them, because the initial state reads the browser's storage. */
function CheckoutSteps({ checkout, cart }: { checkout: Checkout; cart: PricedCart }) {
  const { user } = useUser();
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState<CheckoutDraft>(() => ({
    ...createInitialDraft(checkout, user),
    ...readCheckoutDraft(user?.userId),
  }));
  const [chosenAddressId, setChosenAddressId] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  /**
   * True after a button has changed the step, so that the heading is scrolled into view. On Back, the browser restores
   * the scroll position instead.
   */
  const wasStepChanged = useRef(false);
  const isReview = search.get('step') === 'review' && draft['email'] !== undefined;

  useEffect(() => {
    if (!wasStepChanged.current) return;
    wasStepChanged.current = false;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isReview]);

  function changeDraft(newDraft: CheckoutDraft): void {
    storeCheckoutDraft(user?.userId, newDraft);
    setDraft(newDraft);
  }

  function goToStep(step: 'delivery' | 'review'): void {
    wasStepChanged.current = true;
    setSearch(step === 'review' ? { step } : {});
  }

  return (
    <>
      <Progress ref={heading} tabIndex={-1}>
        Step {isReview ? 2 : 1} of 2: {isReview ? 'Review and pay' : 'Contact and delivery'}
      </Progress>
      {isReview ? (
        <ReviewStep
          cart={cart}
          checkout={checkout}
          draft={draft}
          onChange={changeDraft}
          onEdit={() => goToStep('delivery')}
        />
      ) : (
        <CheckoutColumns>
          <SummaryColumn>
            <OrderSummary cart={cart} />
          </SummaryColumn>
          <Stack $gap="l">
            {checkout.addresses && (
              <SavedAddresses
                addresses={checkout.addresses}
                draft={draft}
                onChoose={({ id, ...address }) => {
                  changeDraft({ ...draft, ...address });
                  setChosenAddressId(id);
                }}
              />
            )}
            {/* The key creates a new form when another saved address is chosen, because the form's fields are
                uncontrolled. */}
            <DeliveryForm
              key={chosenAddressId}
              lines={cart.lines}
              draft={draft}
              onChange={changeDraft}
              onContinue={() => goToStep('review')}
            />
          </Stack>
        </CheckoutColumns>
      )}
    </>
  );
}

/** Returns the known values of a signed-in customer and the remembered PIN code as initial values. */
function createInitialDraft(
  { saved }: Checkout,
  user: { email: string; name: string } | null,
): CheckoutDraft {
  if (saved) return { ...saved.address, ...saved.contact };
  const pin = readPin();
  return { ...(user && { email: user.email, name: user.name }), ...(pin && { pin, ...findPlaceOfPin(pin) }) };
}

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  draft: CheckoutDraft;
  onChoose: (address: SavedAddress) => void;
}

/** A field that fills the delivery form with one of the customer's saved postal addresses. */
function SavedAddresses({ addresses, draft, onChoose }: SavedAddressesProps) {
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

const Progress = styled.h2`
  margin-bottom: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.inkSoft};
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme }) => theme.text.large};
`;
