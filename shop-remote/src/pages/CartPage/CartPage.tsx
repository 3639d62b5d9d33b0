import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useLocation } from '@rangmala/shared/router';
import { links } from '@rangmala/shared/links';
import {
  AppLink,
  Columns,
  ErrorState,
  LoadingState,
  NoScriptNotice,
  Notice,
  Page,
  Stack,
  VisuallyHidden,
} from '@rangmala/shared/ui';
import { CartLineItem } from './CartLineItem.tsx';
import { CartSummary } from './CartSummary.tsx';
import { EmptyCart } from '../../components/EmptyCart.tsx';
import { useSaveLineDesigns } from '../../api/save-unsaved-designs.ts';
import { usePricedCart } from '../../api/catalogue.ts';

export default function CartPage() {
  const { lines, isLoaded, problem, reload, changeOptions, increase, decrease, remove } = usePricedCart();
  useSaveLineDesigns();
  const content = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const state: unknown = useLocation().state;

  function removeLine(key: string, name: string) {
    remove(key);
    setAnnouncement(`${name} was removed from your cart.`);
    // Moves the focus, because the focused button disappears with the line.
    content.current?.focus();
  }

  return (
    <Page title="Your Cart" description="The items in your cart, with prices and total.">
      <NoScriptNotice>Your cart</NoScriptNotice>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div ref={content} tabIndex={-1}>
        {!isLoaded ? (
          <LoadingState label="Loading your cart…" />
        ) : lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <Columns $wide="minmax(0, 1fr) 22rem" $gap="xl">
            <Stack $gap="l">
              <ReorderChanges state={state} />
              {problem && <ErrorState message={problem} onRetry={reload} />}
              <Lines aria-label="Items in your cart">
                {lines.map((pricedLine, position) => (
                  <CartLineItem
                    // Does not use the line's own key, which changes with the options: a new key would close the open
                    // options.
                    key={`${position} ${pricedLine.line.id}`}
                    pricedLine={pricedLine}
                    isWaiting={!problem}
                    onChoose={(options) => changeOptions(pricedLine.key, options)}
                    onIncrease={() => increase(pricedLine.key)}
                    onDecrease={() => decrease(pricedLine.key)}
                    onRemove={(name) => removeLine(pricedLine.key, name)}
                  />
                ))}
              </Lines>
              {lines.some(({ line }) => line.design) && (
                <p>
                  What you have made waits in <AppLink to={links.designs()}>My designs</AppLink>.
                </p>
              )}
            </Stack>
            <CartSummary lines={lines} isWaiting={!problem} />
          </Columns>
        )}
      </div>
    </Page>
  );
}

const Lines = styled.ul`
  container-type: inline-size;
`;

/** Lists the differences from the earlier order after “Order Again”. `state` is the navigation state. */
function ReorderChanges({ state }: { state: unknown }) {
  const changes = (state as { changes?: unknown } | null)?.changes;
  if (!Array.isArray(changes) || changes.length === 0) return null;
  return (
    <Notice tone="info">
      <p>A few things have changed since your order:</p>
      <ul>
        {changes
          .filter((sentence) => typeof sentence === 'string')
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
    </Notice>
  );
}
