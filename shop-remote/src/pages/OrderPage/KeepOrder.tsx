import { useAction } from '@rangmala/shared/api';
import type { Order } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink, Button, ButtonLink, Notice } from '@rangmala/shared/ui';
import { useShowChangedOrder } from '../../api/orders.ts';
import { Card } from '../../components/Card.tsx';

/** Leads a guest to an account, in which a signed-in customer keeps the order. Renders nothing for a kept order. */
export function KeepOrder({ order, token }: { order: Order; token: string | undefined }) {
  const { user } = useUser();
  const showChangedOrder = useShowChangedOrder(token);
  const { run, busy, failure } = useAction('The order could not be kept. Please try again.');
  if (order.in_account !== false) return null;

  const keep = () =>
    run(async () =>
      showChangedOrder(
        await callApi('POST /orders/{number}/keep', { params: { number: order.number, token } }),
      ),
    );

  const orderPage = links.order(order.number, token);
  return (
    <Card aria-labelledby="keep-order">
      <h2 id="keep-order">Keep this order</h2>
      {user ? (
        <>
          <p>You’ll find it in My Orders whenever you sign in, and can order it again.</p>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <Button variant="secondary" busy={busy} onClick={() => void keep()}>
            Keep in My Account
          </Button>
        </>
      ) : (
        <>
          <p>With an account, you’ll find it in My Orders whenever you sign in, and can order it again.</p>
          <ButtonLink variant="secondary" to={links.signUp(orderPage)}>
            Create an Account
          </ButtonLink>
          <p>
            You have one? <AppLink to={links.signIn(orderPage)}>Sign in</AppLink>
          </p>
        </>
      )}
    </Card>
  );
}
