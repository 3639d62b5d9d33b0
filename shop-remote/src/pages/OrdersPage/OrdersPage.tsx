import styled from 'styled-components';
import type { OrderSummary } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { links, readPageNumber } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSearchParams } from '@rangmala/shared/router';
import { useSite } from '@rangmala/shared/site';
import {
  AppLink,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  LoadingState,
  Notice,
  PageHeader,
  PageLinks,
  PageMeta,
  Picture,
  Price,
} from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { callApi } from '@rangmala/shared/endpoints';
import { getOrdersPath, ORDER_COUNT_PATH } from '../../api/order-list.ts';
import { useOrderAgain } from '../../api/use-order-again.ts';
import { Card } from '../../components/Card.tsx';
import { formatInstant, STATUS_LABELS } from '../../lib/order-labels.ts';

export const data: PageData = (_params, search, session) =>
  session?.user ? [getOrdersPath(readPageNumber(search)), ORDER_COUNT_PATH] : [];

export default function OrdersPage() {
  const { checkout } = useSite();
  const [search] = useSearchParams();
  const page = readPageNumber(search);
  const { data: orders, error, reload } = useApi(getOrdersPath(page));
  const { data: count } = useApi(ORDER_COUNT_PATH);
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
      ) : orders.length === 0 && page === 1 ? (
        <EmptyState
          title="No orders have been placed yet."
          action={<ButtonLink to={links.shop()}>Browse the Shop</ButtonLink>}
        >
          {checkout && <p>Your orders will appear here.</p>}
        </EmptyState>
      ) : (
        <>
          <List aria-label="My orders">
            {orders.map((order) => (
              <OrderItem key={order.number} order={order} />
            ))}
          </List>
          <PageLinks
            page={page}
            count={Math.ceil((count?.total ?? 0) / LIST_PAGE_SIZE)}
            createLink={(number) => (number > 1 ? `${links.orders()}?page=${number}` : links.orders())}
          />
        </>
      )}
    </Container>
  );
}

function OrderItem({ order: { number, placed_at, status, total, lines } }: { order: OrderSummary }) {
  const { orderAgain, busy, failure } = useOrderAgain(() =>
    callApi('GET /orders/{number}', { params: { number } }),
  );
  return (
    <OrderCard as="li">
      <Pictures>
        {lines.slice(0, MAX_PICTURES).map(
          ({ image }, index) =>
            image && (
              <div key={index}>
                <Picture src={image} alt="" sizes="4rem" fit="cover" />
              </div>
            ),
        )}
      </Pictures>
      <h2>
        <AppLink to={links.order(number)}>Order {number}</AppLink>
      </h2>
      <p>
        {formatInstant(placed_at)} · {STATUS_LABELS[status]} · <Price amount={total} />
      </p>
      <p>{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button
        variant="secondary"
        busy={busy}
        aria-label={`Order Again: order ${number}`}
        onClick={() => void orderAgain()}
      >
        Order Again
      </Button>
    </OrderCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: 0;
  list-style: none;
`;

/** Largest number of pictures that fit side by side on a phone. */
const MAX_PICTURES = 4;

const Pictures = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.s};

  > * {
    width: 4rem;
    min-width: 0;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.sunken};
  }
`;

const OrderCard = styled(Card)`
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};

  h2 {
    font-size: ${({ theme }) => theme.text.large};
  }
`;
