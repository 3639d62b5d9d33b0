import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { lineKey, MAX_QUANTITY, lineWithoutDesign, useCart } from '@rangmala/shared/cart';
import type { Item } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, Picture, Price, QuantityStepper } from '@rangmala/shared/ui';

const SIZES = '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 44vw';

/** A product of a category: the card leads to it, the button puts it into the cart as it is. */
export function ProductCard({ item, priority }: { item: Item; priority: boolean }) {
  const { lines, add, increase, decrease, remove } = useCart();
  const line = lineWithoutDesign(lines, item.id);
  const foot = useFocusKept(line !== undefined);
  const image = item.image[0] ?? '';

  return (
    <Card>
      <CardFrame>
        {image && (
          <Picture
            src={image}
            alt={item.name}
            sizes={SIZES}
            placeholder={item.placeholder}
            priority={priority}
            fit="cover"
          />
        )}
      </CardFrame>
      <h2>
        <ProductLink to={links.product(item.id)}>{item.name}</ProductLink>
      </h2>
      <Price amount={item.price} />
      <CardFoot ref={foot}>
        {line ? (
          <>
            <QuantityStepper
              item={item.name}
              quantity={line.quantity}
              max={MAX_QUANTITY}
              onIncrease={() => increase(lineKey(line))}
              onDecrease={() => (line.quantity > 1 ? decrease(lineKey(line)) : remove(lineKey(line)))}
            />
            <ViewCart to={links.cart()}>View Cart</ViewCart>
          </>
        ) : (
          <AddButton onClick={() => add({ id: item.id, name: item.name, price: item.price, image })}>
            Add to Cart
          </AddButton>
        )}
      </CardFoot>
    </Card>
  );
}

/**
 * Button and stepper take each other's place: whoever had the focus on one finds it on the other (the
 * stepper's last button, or the only one).
 */
function useFocusKept(isInCart: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const foot = box.current;
    if (!foot) return;
    if (hadFocus.current && !foot.contains(document.activeElement)) {
      [...foot.querySelectorAll('button')].at(-1)?.focus({ preventScroll: true });
    }
    const note = () => (hadFocus.current = foot.contains(document.activeElement));
    // Elements that are taken away send no blur: the last focusin outside is what counts.
    document.addEventListener('focusin', note);
    note();
    return () => document.removeEventListener('focusin', note);
  }, [isInCart]);

  return box;
}

export const CardFrame = styled.div`
  aspect-ratio: 1;
  margin: -0.6rem -0.6rem 0.4rem;
  overflow: hidden;
  border-radius: ${({ theme }) => `${theme.radius.medium} ${theme.radius.medium} 0 0`};
  background: ${({ theme }) => theme.color.sunken};

  @media ${({ theme }) => theme.media.medium} {
    margin: -1rem -1rem 0.5rem;
  }
`;

/** As high with the button as with the stepper in it, so that nothing moves. */
export const CardFoot = styled.div`
  display: grid;
  align-items: center;
  justify-items: start;
  min-height: calc(${({ theme }) => theme.size.target} + 0.35rem);
  margin-top: auto;
  padding-top: 0.35rem;

  /* Above the card's link. */
  > :not(a) {
    position: relative;
    z-index: 1;
    width: 100%;
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
  @media ${({ theme }) => theme.media.medium} {
    padding: ${({ theme }) => theme.space.m};
    > h2 {
      font-size: ${({ theme }) => theme.text.large};
    }
  }
`;

const ProductLink = styled(AppLink)`
  color: inherit;
  text-decoration: none;

  /* The whole card is the link; what can be pressed lies above it. */
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
`;

const AddButton = styled(Button)`
  padding-inline: 0.5rem;
`;

/** A tag on the picture's corner: it comes and goes without moving anything. */
const ViewCart = styled(AppLink)`
  position: absolute;
  z-index: 1;
  top: 0.5rem;
  right: 0.5rem;
  display: grid;
  place-items: center;
  min-height: 2.25rem;
  padding-inline: 0.9rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.indigo};
  color: ${({ theme }) => theme.color.onDark};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 600;

  &:hover {
    background: ${({ theme }) => theme.color.indigoDeep};
  }
`;
