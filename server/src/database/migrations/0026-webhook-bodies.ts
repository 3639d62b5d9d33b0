import type { Kysely } from 'kysely';

interface Tables {
  payment_events: { body: string; applied_at: string | null };
}

/**
 * Empties the bodies of applied webhooks. The bodies can contain the customer's email address, phone number and the
 * last digits of the card. The server does not read the body of an applied webhook again.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('payment_events').set({ body: '{}' }).where('applied_at', 'is not', null).execute();
}
