import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, ButtonLink } from '@rangmala/shared/ui';

export interface BuyActionsProps {
  hasDesign: boolean;
  /** Whether the customer edits the design of an existing cart line. */
  isEditing: boolean;
  isInCart: boolean;
  /** Whether the product was just added. On phones, the cart link then takes the place of “Buy Now”. */
  wasAdded: boolean;
  isSoldOut: boolean;
  isSaving: boolean;
  /** URL of the product without a design. */
  originalLink: string;
  onBuy: () => void;
  onAddAsShown: () => void;
  /** Saves the design of the cart line and opens the cart. */
  onSave: () => Promise<void>;
}

/**
 * The buttons that add the product to the cart or save its design. On phones the buttons are in a bar at the bottom of
 * the window.
 */
export function BuyActions({
  hasDesign,
  isEditing,
  isInCart,
  wasAdded,
  isSoldOut,
  isSaving,
  originalLink,
  onBuy,
  onAddAsShown,
  onSave,
}: BuyActionsProps) {
  const bar = useFocusAfter(wasAdded && !isEditing);

  if (isEditing) {
    return (
      <BarOfOneButton data-bottom-bar="">
        <Button busy={isSaving} onClick={() => void onSave()}>
          Save and Return to Cart
        </Button>
      </BarOfOneButton>
    );
  }
  const Container = hasDesign ? BarOfOneButton : Bar;
  return (
    <>
      <Container ref={bar} data-bottom-bar="" $wasAdded={wasAdded}>
        <Button disabled={isSoldOut} onClick={onBuy}>
          {hasDesign ? 'Buy With Custom Design' : 'Buy Now'}
        </Button>
        {!hasDesign && (
          <Button variant="secondary" disabled={isSoldOut} onClick={onAddAsShown}>
            Add as Shown
          </Button>
        )}
        {isInCart && (
          <CartLink variant="secondary" to={links.cart()} $wasAdded={wasAdded}>
            View Cart
          </CartLink>
        )}
      </Container>
      {hasDesign && !isSoldOut && (
        <OriginalLink
          to={originalLink}
          onClick={(event) => {
            event.preventDefault();
            onAddAsShown();
          }}
        >
          Buy our original instead
        </OriginalLink>
      )}
    </>
  );
}

/** Returns a ref for the bar. Moves the focus to its link when the focused button disappears with `wasAdded`. */
function useFocusAfter(wasAdded: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  // A layout effect: the shell moves a lost focus to a place further up in the next frame.
  useLayoutEffect(() => {
    if (!wasAdded) return undefined;
    // Waits until a closed dialog has returned the focus to its button.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) ref.current?.querySelector('a')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [wasAdded]);
  return ref;
}

/** On phones, the bar has room for two buttons. On wide screens the link appears when the message with its link has gone. */
const CartLink = styled(ButtonLink)<{ $wasAdded: boolean }>`
  @media (width < 48rem) {
    display: ${({ $wasAdded }) => !$wasAdded && 'none'};
    order: -1;
  }
  @media (width >= 48rem) {
    body:has([data-toast-link]) & {
      display: none;
    }
  }
`;

const Bar = styled.div<{ $wasAdded?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  /* Reserves space for the link that appears when the product is in the cart. */
  min-height: ${({ theme }) => theme.size.target};

  @media (width < 48rem) {
    /* Lets the end of the page scroll above the bar. */
    body:has(&) {
      padding-bottom: 5.5rem;
    }
    position: fixed;
    z-index: 5;
    inset: auto 0 0;
    display: grid;
    /* The columns do not depend on the content, so that no button moves while the browser parses the buttons. */
    grid-template-columns: repeat(2, minmax(min-content, 1fr));
    gap: 8px;
    width: auto;
    container-type: inline-size;
    padding: 0.6rem max(12px, env(safe-area-inset-left)) max(0.6rem, env(safe-area-inset-bottom));
    border-top: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.card};
    box-shadow: ${({ theme }) => theme.shadow.high};

    > * {
      padding-inline: min(0.4rem, 2vw);
    }
    @media (width < 22.5rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > :first-child {
      display: ${({ $wasAdded }) => $wasAdded && 'none'};
    }
  }
  /* On narrower phones, and with large text, the label “Buy With Custom Design” needs two lines. */
  @media (width < 48rem) {
    @container (width >= 20.5rem) {
      > * {
        white-space: nowrap;
      }
    }
  }
`;

const OriginalLink = styled(AppLink)`
  justify-self: start;
  padding-block: 0.6rem;
`;

const BarOfOneButton = styled(Bar)`
  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
