import type { DeletionEffects } from '@rangmala/shared/contract';
import { useSite } from '@rangmala/shared/site';

export function DeletionSummary({ effects }: { effects: DeletionEffects }) {
  const { checkout } = useSite();
  const { upcoming_sessions: sessions, open_orders: orders } = effects;
  return (
    <>
      <p>
        <strong>This cannot be undone.</strong>
        {` You’ll be signed out everywhere, and your profile${checkout ? ', saved addresses' : ''}, designs, uploads and messages will be deleted.`}
      </p>
      <ul>
        {sessions > 0 && (
          <li>
            {sessions === 1 ? 'Your upcoming session' : `Your ${sessions} upcoming sessions`} will be
            cancelled, and we’ll tell the artist.
          </li>
        )}
        {orders > 0 && (
          <li>
            {orders === 1 ? 'Your open order' : `Your ${orders} open orders`} will still be made and
            delivered. To cancel an order, do it before you delete your account.
          </li>
        )}
        {checkout && (
          <>
            <li>We keep invoices with your name and address, because tax law requires us to.</li>
            <li>You can still open your orders from the links in our emails.</li>
          </>
        )}
      </ul>
    </>
  );
}
