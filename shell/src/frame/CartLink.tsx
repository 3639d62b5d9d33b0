import styled from 'styled-components';
import { useCart } from '@rangmala/shared/cart';
import { links } from '@rangmala/shared/links';
import { AppLink, Icon } from '@rangmala/shared/ui';
import { navItem } from './nav-style.ts';

export function CartLink() {
  const { count } = useCart();
  const itemCount = count === 1 ? '1 item' : `${count} items`;
  return (
    <RoundLink
      className="screen-only"
      to={links.cart()}
      aria-label={count > 0 ? `Cart, ${itemCount}` : 'Cart'}
    >
      <Icon name="cart" />
      {count > 0 && <Badge>{count}</Badge>}
    </RoundLink>
  );
}

const RoundLink = styled(AppLink)`
  ${navItem}
  grid-area: cart;
  justify-content: center;
  justify-self: end;
  min-width: ${({ theme }) => `min(${theme.size.target}, 16vw)`};

  svg {
    width: 1.6rem;
    height: 1.6rem;
  }
`;

const Badge = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  min-width: 1.35rem;
  padding-inline: 0.3rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onDark};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.35rem;
  text-align: center;
`;
