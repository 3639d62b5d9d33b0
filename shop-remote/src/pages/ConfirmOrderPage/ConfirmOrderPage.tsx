import styled from 'styled-components';
import { useNavigate, useParams, useSearchParams } from '@rangmala/shared/router';
import { useAction, useApi } from '@rangmala/shared/api';
import type { Order } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import {
  Button,
  ButtonLink,
  EmptyState,
  LoadingState,
  NoScriptNotice,
  Notice,
  Page,
} from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';
import { getOrderPath } from '../../api/orders.ts';
import { OrderItems } from '../../components/OrderItems.tsx';
import { STATUS_LABELS } from '../../lib/order-labels.ts';

export const data: PageData = ({ number = '' }, search) => [
  getOrderPath(number, search.get('token') ?? undefined),
];

const META = { title: 'Confirm your order', description: 'Confirm a cash-on-delivery order.' };

/** The page that the mailed link of a cash-on-delivery order opens. Only the button confirms the order. */
export default function ConfirmOrderPage() {
  const { number = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data: order, error, reload } = useApi(getOrderPath(number, token || undefined));

  if (order?.status === 'placed') return <Confirmation order={order} token={token} />;
  if (order) return <NothingToConfirm order={order} token={token} />;
  return (
    <Page {...META}>
      {error?.status === 404 ? (
        <EmptyState
          title="This link is no longer valid."
          action={<ButtonLink to={links.findOrder()}>Find Your Order</ButtonLink>}
        >
          <p>
            Links that we mailed to an address end when it’s corrected. Please open the link in our newest
            email.
          </p>
        </EmptyState>
      ) : (
        <LoadingState label="Loading your order…" error={error} onRetry={reload} />
      )}
    </Page>
  );
}

function Confirmation({ order, token }: { order: Order; token: string }) {
  const navigate = useNavigate();
  const { run, busy, failure } = useAction('Your order could not be confirmed. Please try again.');

  const confirm = () =>
    run(async () => {
      const confirmedOrder = await callApi('POST /orders/{number}/confirm', {
        params: { number: order.number },
        body: { token },
      });
      await navigate(links.order(order.number, confirmedOrder.token));
    });

  return (
    <Page
      {...META}
      lead={`You’ll pay for order ${order.number} in cash on delivery. Confirm it and we’ll start making it.`}
    >
      <NoScriptNotice>Confirming the order</NoScriptNotice>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Actions>
        <Button busy={busy} onClick={() => void confirm()}>
          Confirm Order
        </Button>
      </Actions>
      <OrderItems order={order} />
    </Page>
  );
}

/** Says that an order was confirmed or cancelled before. */
function NothingToConfirm({ order, token }: { order: Order; token: string }) {
  const isCancelled = order.status === 'cancelled';
  return (
    <Page
      {...META}
      heading={isCancelled ? 'This order was cancelled' : 'Already confirmed'}
      lead={
        isCancelled
          ? `Order ${order.number} can no longer be confirmed. Please order again.`
          : `Thank you! You’ve already confirmed order ${order.number}, so there’s nothing more to do. Its status: ${STATUS_LABELS[order.status]}.`
      }
    >
      <Actions>
        <ButtonLink to={links.order(order.number, token)}>See Your Order</ButtonLink>
      </Actions>
      <OrderItems order={order} />
    </Page>
  );
}

const Actions = styled.p`
  margin-bottom: ${({ theme }) => theme.space.l};
`;
