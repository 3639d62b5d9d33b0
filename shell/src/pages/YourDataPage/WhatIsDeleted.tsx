import type { DeletionEffects } from '@rangmala/shared/contract';

/** Says what a deletion removes, what it cancels and what stays. */
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
            cancelled, and the artist is told.
          </li>
        )}
        {orders > 0 && (
          <li>
            {orders === 1 ? 'Your open order is' : `Your ${orders} open orders are`} still made and delivered.
            To cancel, do that first.
          </li>
        )}
        <li>Invoices with your name and address stay, because tax law asks us to keep them.</li>
        <li>You still reach your orders by the links in our emails.</li>
      </ul>
    </>
  );
}
