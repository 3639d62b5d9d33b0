import { links } from '@rangmala/shared/links';
import { ButtonLink, Container, EmptyState, PageHeader, PageMeta } from '@rangmala/shared/ui';

export default function OrdersPage() {
  return (
    <Container>
      <PageMeta title="My Orders" description="What you have ordered with us." noIndex />
      <PageHeader
        title="My Orders"
        trail={[{ name: 'My Account', to: links.account() }, { name: 'My Orders' }]}
      />
      <EmptyState
        title="No orders have been placed yet."
        action={<ButtonLink to={links.shop()}>Browse the Shop</ButtonLink>}
      >
        <p>What you order will be listed here.</p>
      </EmptyState>
    </Container>
  );
}
