import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../../../database/database.ts';
import { parseJson } from '../../../../database/column-values.ts';
import { isUniqueViolation } from '../../../../database/errors.ts';

/** An order that the gateway's API returns. */
const orderSchema = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.number(),
  currency: z.string(),
  receipt: z.string(),
  status: z.literal('created'),
});
export type TestOrder = z.infer<typeof orderSchema>;

const paymentSchema = z.object({
  id: z.string(),
  entity: z.literal('payment'),
  order_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['captured', 'failed']),
  /** Time (ISO 8601) of a late success. The gateway reports the failed payment as captured from this time on. */
  succeeds_at: z.optional(z.string()),
});
export type TestPayment = z.infer<typeof paymentSchema>;

const refundSchema = z.object({
  id: z.string(),
  entity: z.literal('refund'),
  payment_id: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'processed', 'failed']),
});
export type TestRefund = z.infer<typeof refundSchema>;

interface Entities {
  order: TestOrder;
  payment: TestPayment;
  refund: TestRefund;
}
type EntityKind = keyof Entities;
const schemas: { readonly [K in EntityKind]: z.ZodMiniType<Entities[K]> } = {
  order: orderSchema,
  payment: paymentSchema,
  refund: refundSchema,
};

function parseEntity<K extends EntityKind>(kind: K, content: string): Entities[K] {
  return parseJson(schemas[kind], content);
}

/** Returns a new id such as `pay_5f2c…`. */
export const createId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

/** Stores an entity. Returns the existing entity when an entity with the same unique key is stored. */
export async function saveEntity<K extends EntityKind>(
  db: Database,
  kind: K,
  parentId: string,
  content: Entities[K],
  uniqueKey: string | null = null,
): Promise<Entities[K]> {
  try {
    await db
      .insertInto('test_gateway_records')
      .values({
        id: content.id,
        kind,
        parent_id: parentId,
        unique_key: uniqueKey,
        content: JSON.stringify(content),
        created_at: new Date().toISOString(),
      })
      .execute();
    return content;
  } catch (error) {
    if (uniqueKey === null || !isUniqueViolation(error)) throw error;
    const row = await db
      .selectFrom('test_gateway_records')
      .select('content')
      .where('unique_key', '=', uniqueKey)
      .executeTakeFirstOrThrow();
    return parseEntity(kind, row.content);
  }
}

/** Replaces the content of the stored entity with the same id. Does nothing for an unknown id. */
export async function replaceEntity(db: Database, content: Entities[EntityKind]): Promise<void> {
  await db
    .updateTable('test_gateway_records')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', content.id)
    .execute();
}

/** Returns a stored entity; undefined for an unknown id. */
export async function findEntity<K extends EntityKind>(
  db: Database,
  kind: K,
  id: string,
): Promise<Entities[K] | undefined> {
  const row = await db
    .selectFrom('test_gateway_records')
    .select('content')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && parseEntity(kind, row.content);
}

/** Returns the entities of one kind that belong to a parent entity, oldest first. */
export async function listEntities<K extends EntityKind>(
  db: Database,
  kind: K,
  parentId: string,
): Promise<Entities[K][]> {
  const rows = await db
    .selectFrom('test_gateway_records')
    .select('content')
    .where('kind', '=', kind)
    .where('parent_id', '=', parentId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ content }) => parseEntity(kind, content));
}
