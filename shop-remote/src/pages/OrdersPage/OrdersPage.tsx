import styled from 'styled-components';
import type { OrderSummary } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSite } from '@rangmala/shared/site';
import {
  AppLink,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  PageMeta,
  Price,
} from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { Card } from '../../components/Card.tsx';
import { formatInstant, STATUS_LABELS } from '../../lib/order-labels.ts';

export const data: PageData = (_params, _search, session) => (session?.user ? [apiPath('GET /orders')] : []);

export default function OrdersPage() {
  const { checkout } = useSite();
  const { data: orders, error, reload } = useApi(apiPath('GET /orders'));
  return (
    <Container>
      <PageMeta title="My Orders" description="Your past orders." noIndex />
      <PageHeader
        title="My Orders"
        trail={[{ name: 'My Account', to: links.account() }, { name: 'My Orders' }]}
      />
      {error ? (
        <ErrorState message={error.message} onRetry={() => void reload()} />
      ) : !orders ? (
        <LoadingState label="Loading your orders…" />
      ) : orders.length === 0 ? (
        <EmptyState
          title="No orders have been placed yet."
          action={<ButtonLink to={links.shop()}>Browse the Shop</ButtonLink>}
        >
          {checkout && <p>Your orders will appear here.</p>}
        </EmptyState>
      ) : (
        <List aria-label="My orders">
          {orders.map((order) => (
            <OrderItem key={order.number} order={order} />
          ))}
        </List>
      )}
    </Container>
  );
}

function OrderItem({ order: { number, placed_at, status, total, lines } }: { order: OrderSummary }) {
  return (
    <OrderCard as="li">
      <h2>
        <AppLink to={links.order(number)}>Order {number}</AppLink>
      </h2>
      <p>
        {formatInstant(placed_at)} · {STATUS_LABELS[status]} · <Price amount={total} />
      </p>
      <p>{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
    </OrderCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: 0;
  list-style: none;
`;

const OrderCard = styled(Card)`
  gap: ${({ theme }) => theme.space.xs};

  h2 {
    font-size: ${({ theme }) => theme.text.large};
  }
`;
