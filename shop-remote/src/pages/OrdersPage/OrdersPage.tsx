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
  Card,
  EmptyState,
  LoadingState,
  Notice,
  Page,
  PageLinks,
  Picture,
  Price,
  Row,
  SquareFrame,
  Stack,
} from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { callApi } from '@rangmala/shared/endpoints';
import { getOrdersPath, ORDER_COUNT_PATH } from '../../api/orders.ts';
import { useOrderAgain } from '../../api/use-order-again.ts';
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
    <Page
      title="My Orders"
      description="Your past orders."
      trail={[{ name: 'My Account', to: links.account() }]}
    >
      {!orders ? (
        <LoadingState label="Loading your orders…" error={error} onRetry={reload} />
      ) : orders.length === 0 && page === 1 ? (
        <EmptyState
          title="No orders have been placed yet."
          action={<ButtonLink to={links.shop()}>Browse the Shop</ButtonLink>}
        >
          {checkout && <p>Your orders will appear here.</p>}
        </EmptyState>
      ) : (
        <>
          <Stack as="ul" aria-label="My orders">
            {orders.map((order) => (
              <OrderItem key={order.number} order={order} />
            ))}
          </Stack>
          <PageLinks
            page={page}
            count={Math.ceil((count?.total ?? 0) / LIST_PAGE_SIZE)}
            createLink={(number) => (number > 1 ? `${links.orders()}?page=${number}` : links.orders())}
          />
        </>
      )}
    </Page>
  );
}

function OrderItem({ order: { number, placed_at, status, total, lines } }: { order: OrderSummary }) {
  const { orderAgain, busy, failure } = useOrderAgain(() =>
    callApi('GET /orders/{number}', { params: { number } }),
  );
  return (
    <Card $gap="xs" as="li">
      <Pictures>
        {lines.slice(0, MAX_PICTURES).map(
          ({ image }, index) =>
            image && (
              <SquareFrame key={index}>
                <Picture src={image} alt="" sizes="4rem" fit="cover" />
              </SquareFrame>
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
      <Row>
        <Button
          variant="secondary"
          busy={busy}
          aria-label={`Order Again: order ${number}`}
          onClick={() => void orderAgain()}
        >
          Order Again
        </Button>
      </Row>
    </Card>
  );
}

/** Largest number of pictures that fit side by side on a phone. */
const MAX_PICTURES = 4;

const Pictures = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.s};

  > * {
    width: 4rem;
    min-width: 0;
  }
`;
