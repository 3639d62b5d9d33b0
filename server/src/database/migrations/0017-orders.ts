import type { Kysely } from 'kysely';

/**
 * Schedules status requests for refunds that a gateway is still processing. Earlier versions of the server waited
 * for a webhook instead.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('refunds')
    .set((row) => ({ due_at: row.ref('created_at'), tries: 0 }))
    .where('status', '=', 'sent')
    .where('due_at', 'is', null)
    .execute();
}

interface Schema {
  refunds: { status: string; tries: number; due_at: string | null; created_at: string };
}
