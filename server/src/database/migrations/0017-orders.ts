import type { Kysely } from 'kysely';

/** Refunds that a gateway was still processing are asked about; until now they waited for a webhook for ever. */
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
