import type { DeletionEffects } from '@rangmala/shared/contract';

/** Lists the data that a deletion removes, the sessions that it cancels, and the data that are kept. */
export function WhatIsDeleted({ effects }: { effects: DeletionEffects }) {
  const { upcoming_sessions: sessions, open_orders: orders } = effects;
  return (
    <>
      <p>
        <strong>This cannot be undone.</strong> You are signed out everywhere, and your profile, saved
        addresses, designs, uploads and messages are deleted.
      </p>
      <ul>
        {sessions > 0 && (
          <li>
            {sessions === 1 ? 'Your upcoming session is' : `Your ${sessions} upcoming sessions are`}{' '}
            cancelled, and the artist is notified.
          </li>
        )}
        {orders > 0 && (
          <li>
            {orders === 1 ? 'Your open order is' : `Your ${orders} open orders are`} still made and delivered.
            To cancel an order, do so before you delete the account.
          </li>
        )}
        <li>Invoices with your name and address stay, because tax law requires us to keep them.</li>
        <li>You can still open your orders from the links in our emails.</li>
      </ul>
    </>
  );
}
