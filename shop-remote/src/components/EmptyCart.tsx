import { links } from '@rangmala/shared/links';
import { ButtonLink, EmptyState } from '@rangmala/shared/ui';

export function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty."
      action={<ButtonLink to={links.shop()}>Continue Shopping</ButtonLink>}
    >
      <p>Start with one of our artists’ designs, or upload your own.</p>
    </EmptyState>
  );
}
