import { useParams, useSearchParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { Order } from '@rangmala/shared/contract';
import { formatArrival, formatShortDay } from '@rangmala/shared/contract/arrival-text';
import { isFinished, formatPhoneNumber } from '@rangmala/shared/contract/rules';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import { AppLink, ButtonLink, Card, Columns, LoadingState, Page, Stack } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { PostalAddress } from '../../components/PostalAddress.tsx';
import { FindOrderForm } from '../../components/FindOrderForm.tsx';
import { describePayment, formatInstant, STATUS_LABELS } from '../../lib/order-labels.ts';
import { CancelOrder, KeepOrder, OrderActions } from './OrderActions.tsx';
import { OrderItems, OrderPictures } from '../../components/OrderItems.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { Timeline } from './Timeline.tsx';
import { getOrderPath } from '../../api/orders.ts';

// Without a token in the URL, prefetches the order only for a signed-in customer. The server renders guest pages without
// cookies, so that a guest's browser, which may have the token in a cookie, loads the order.
export const data: PageData = ({ number = '' }, search, session) => {
  const token = search.get('token') ?? undefined;
  return token !== undefined || session?.user ? [getOrderPath(number, token)] : [];
};

export default function OrderPage() {
  const { number = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') ?? undefined;
  const { data: order, error, reload } = useApi(getOrderPath(number, token));

  if (order) return <OrderView order={order} token={token} reload={() => void reload()} />;
  if (error?.status === 404) return <NotFound number={number} />;
  return (
    <Page title="Your order" heading={error && `Order ${number}`} description={DESCRIPTION}>
      <LoadingState label="Loading your order…" error={error} onRetry={reload} />
    </Page>
  );
}

const DESCRIPTION = 'The details of your order.';

interface OrderViewProps {
  order: Order;
  token: string | undefined;
  reload: () => void;
}

function OrderView({ order, token, reload }: OrderViewProps) {
  const { user } = useUser();
  const { hiddenPaths = [] } = useSite();
  const isWelcome = !['cancelled', 'returned'].includes(order.status);
  return (
    <Page
      title={`Order ${order.number}`}
      description={DESCRIPTION}
      heading={
        <>
          Order <NoWrap>{order.number}</NoWrap>
        </>
      }
      lead={`${isWelcome ? `Thank you, ${order.contact.name}! ` : ''}Placed on ${formatInstant(order.placed_at)} (India time)`}
      trail={user ? [{ name: 'My Orders', to: links.orders() }] : undefined}
      crumb={order.number}
    >
      <OrderPictures lines={order.lines} />
      <PaymentNotice order={order} token={token} reload={reload} />
      <PrintableColumns $wide="minmax(0, 1fr) 22rem" $gap="xl">
        <Aside>
          <Card aria-labelledby="order-status">
            <h2 id="order-status">Status</h2>
            <Status>{STATUS_LABELS[order.status]}</Status>
            <p>Payment: {describePayment(order)}</p>
            {order.tracking_url && (
              <p className="screen-only">
                <a href={order.tracking_url} rel="noopener noreferrer" target="_blank">
                  Track your parcel
                </a>
              </p>
            )}
            <Timeline entries={order.timeline} />
            <OrderActions order={order} token={token} reload={reload} />
            <Help className="screen-only" aria-label="Help with this order">
              <AppLink to={links.contact(`Order ${order.number}`)}>Ask us about this order</AppLink>
              {!hiddenPaths.includes(links.returns()) && (
                <AppLink to={links.returns()}>Returns and refunds</AppLink>
              )}
              <AppLink to={links.grievances(order.number)}>Raise a grievance</AppLink>
              <CancelOrder order={order} token={token} />
            </Help>
          </Card>
          <Card aria-labelledby="order-address">
            <h2 id="order-address">Delivery</h2>
            <PostalAddress
              lines={[
                order.contact.name,
                order.address.line1,
                order.address.area,
                order.address.landmark,
                `${order.address.city} ${order.address.pin}`,
                order.address.state,
                formatPhoneNumber(order.contact.phone),
                order.contact.email,
              ]}
            />
            <OrderArrival order={order} />
            {order.address.gstin && <p>GSTIN: {order.address.gstin}</p>}
            {order.gift_note && <p style={{ whiteSpace: 'pre-line' }}>Gift note: {order.gift_note}</p>}
          </Card>
          <KeepOrder order={order} token={token} />
        </Aside>
        <OrderItems order={order} />
      </PrintableColumns>
    </Page>
  );
}

/** The promised arrival and the day by which the customer needs the order, until the order has arrived. */
function OrderArrival({ order: { arrival, needed_by, express, status } }: { order: Order }) {
  if (isFinished(status)) return null;
  return (
    <>
      {arrival && (
        <p>
          With you {formatArrival(arrival)}
          {express && ', by express'}
        </p>
      )}
      {needed_by !== undefined && <p>Needed by {formatShortDay(needed_by)}</p>}
    </>
  );
}

function NotFound({ number }: { number: string }) {
  const { isAuthenticated } = useUser();
  return (
    <Page
      title="Order not found"
      description="There is no order at this address."
      status={404}
      lead="We couldn’t find this order. Open the link in your order email again, or let us send it to you."
    >
      <FindOrderForm number={number} />
      <p>
        <ButtonLink variant="secondary" to={isAuthenticated ? links.orders() : links.signIn(links.orders())}>
          {isAuthenticated ? 'My Orders' : 'Sign In'}
        </ButtonLink>
      </p>
    </Page>
  );
}

const PrintableColumns = styled(Columns)`
  margin-top: ${({ theme }) => theme.space.l};
`;

/** The column with the next steps: beside the items on wide screens, above the items on other screens. */
const Aside = styled(Stack).attrs({ $gap: 'l' })`
  @media ${({ theme }) => theme.media.wide} {
    grid-row: 1;
    grid-column: 2;
  }
`;

const Help = styled.nav`
  display: grid;
  justify-items: start;

  a {
    padding-block: 0.35rem;
  }
`;

/** On phones the order number has its own line, so that the layout does not shift when the web font has loaded. */
const NoWrap = styled.span`
  display: block;

  @media (width >= 34rem) {
    display: inline;
    white-space: nowrap;
  }
`;

const Status = styled.p`
  font-size: ${({ theme }) => theme.text.large};
  font-weight: 600;
`;
