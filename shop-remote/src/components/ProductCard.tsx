import { useEffect, useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import { getLineKey, MAX_QUANTITY, findLineWithoutDesign, useCart } from '@rangmala/shared/cart';
import type { Item } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, Picture, Price, QuantityStepper } from '@rangmala/shared/ui';
import { useDesignDraft } from '../api/use-design-draft.ts';
import { DesignOnCard } from './DesignOnCard.tsx';
import { ItemChoices } from './ItemChoices.tsx';

/** The `sizes` attribute of the picture. On wide screens, the filters stand beside three columns. */
const SIZES = '(min-width: 40rem) 18rem, (min-width: 22rem) 44vw, 90vw';
/** Width in pixels of the largest copy of the picture that a card loads. */
const MAX_WIDTH = 640;

interface ProductCardProps {
  item: Item;
  priority: boolean;
}

/**
 * A product of a category. The card links to the product page. A button adds the product with default options to the
 * cart. When the cart has the product with default options and without a design, a stepper replaces the button. A card
 * with the visitor's unfinished design offers to finish it.
 */
export function ProductCard({ item, priority }: ProductCardProps) {
  const { lines, add, increase, decrease, remove } = useCart();
  const line = findLineWithoutDesign(lines, item.id);
  const footerRef = useCardFooterRef(line !== undefined);
  const image = item.image[0] ?? '';
  const nameId = useId();
  const draft = useDesignDraft(item.id);

  return (
    <Card>
      <CardFrame>
        {image && (
          <Picture
            src={image}
            alt={item.name}
            sizes={SIZES}
            maxWidth={MAX_WIDTH}
            placeholder={item.placeholder}
            priority={priority}
            fit="cover"
          />
        )}
        {draft && <DesignOnCard draft={draft} nameId={nameId} />}
      </CardFrame>
      <h2 id={nameId}>
        <AppLink to={links.product(item.id)}>{item.name}</AppLink>
      </h2>
      {item.choices && <ItemChoices choices={item.choices} />}
      <div>
        <Price amount={item.price} />
      </div>
      <CardFooter ref={footerRef}>
        {line ? (
          <>
            <QuantityStepper
              item={item.name}
              quantity={line.quantity}
              max={MAX_QUANTITY}
              onIncrease={() => increase(getLineKey(line))}
              onDecrease={() => (line.quantity > 1 ? decrease(getLineKey(line)) : remove(getLineKey(line)))}
            />
            <ViewCartLink to={links.cart()}>View Cart</ViewCartLink>
          </>
        ) : (
          <Button
            variant={draft ? 'quiet' : 'primary'}
            onClick={() => add({ id: item.id, name: item.name, price: item.price, image })}
          >
            {draft ? 'Add the original' : 'Add to Cart'}
          </Button>
        )}
      </CardFooter>
    </Card>
  );
}

/** Returns a ref for the card's footer. Keeps the focus in the footer when stepper and button replace each other. */
function useCardFooterRef(isInCart: boolean) {
  const footerRef = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const footer = footerRef.current;
    if (!footer) return;
    if (hadFocus.current && !footer.contains(document.activeElement)) {
      [...footer.querySelectorAll('button')].at(-1)?.focus({ preventScroll: true });
    }
    const recordFocus = () => (hadFocus.current = footer.contains(document.activeElement));
    // Listens for focusin events, because browsers may fire no blur event when a focused element is removed.
    document.addEventListener('focusin', recordFocus);
    recordFocus();
    return () => document.removeEventListener('focusin', recordFocus);
  }, [isInCart]);

  return footerRef;
}

export const CardFrame = styled.div`
  position: relative;
  aspect-ratio: 1;
  margin: -0.6rem -0.6rem 0.4rem;
  overflow: hidden;
  border-radius: ${({ theme }) => `${theme.radius.medium} ${theme.radius.medium} 0 0`};
  background: ${({ theme }) => theme.color.sunken};

  @media ${({ theme }) => theme.media.medium} {
    margin: -1rem -1rem 0.5rem;
  }
`;

/** The footer has the same height with the stepper and with the button, so that the layout does not shift. */
export const CardFooter = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  justify-items: start;
  min-height: calc(${({ theme }) => theme.size.target} + 0.35rem);
  padding-top: 0.35rem;

  /* Places stepper and button above the card's link, so that they can be clicked. */
  > :not(a) {
    position: relative;
    z-index: 1;
    width: 100%;
  }
  > button {
    padding-inline: 0.5rem;
  }
`;

/** A card across the whole row, with everything else beside the picture. */
export const wideCard = css`
  grid-column: 1 / -1;
  justify-content: center;
  width: 100%;
  aspect-ratio: 2;
  padding-left: calc(50% + 0.75rem);

  > ${CardFrame} {
    position: absolute;
    inset: 0 50% 0 0;
    margin: 0;
    border-radius: ${({ theme }) => `${theme.radius.medium} 0 0 ${theme.radius.medium}`};
    aspect-ratio: auto;
  }
  > :not(${CardFrame}) {
    margin-top: 0;
  }
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.2rem;
  padding: 0.6rem;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
  transition: box-shadow ${({ theme }) => theme.motion.quick};

  &:hover {
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
  > h2 {
    font-family: ${({ theme }) => theme.font.text};
    font-size: 1em;
    line-height: 1.3;
  }
  /* Makes the whole card clickable. The buttons and the cart link are above this link. */
  > h2 a {
    color: inherit;
    text-decoration: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${({ theme }) => theme.radius.medium};
    }
    &:hover {
      text-decoration: underline;
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 3px solid ${({ theme }) => theme.color.focus};
      outline-offset: 2px;
    }
  }
  /* The row of the price. The cart link appears at its right end. */
  > h2 ~ div:not(:last-child) {
    display: flex;
    align-items: center;
    min-height: 1.75rem;
    margin-top: auto;
  }
  @media ${({ theme }) => theme.media.medium} {
    padding: ${({ theme }) => theme.space.m};
    > h2 {
      font-size: ${({ theme }) => theme.text.large};
    }
  }
`;

const ViewCartLink = styled(AppLink)`
  /* Places the link in the price row, so that the layout does not shift when the link appears. */
  position: absolute;
  z-index: 1;
  right: 0;
  bottom: calc(100% + 0.25rem);
  padding-block: 0.2rem;
  font-size: 0.875rem;
  line-height: 1.4;
  font-weight: 600;
  white-space: nowrap;
`;
