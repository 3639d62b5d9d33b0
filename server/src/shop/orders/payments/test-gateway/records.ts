import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../database/database.ts';
import { isUniqueViolation } from '../../../../database/dialect.ts';
import type { TestGatewayRecordRow } from '../../../../database/order-tables.ts';

/** An order of Razorpay's API with the fields that the client reads. */
export interface TestOrder {
  id: string;
  entity: 'order';
  amount: number;
  currency: string;
  receipt: string;
  status: 'created';
}
export interface TestPayment {
  id: string;
  entity: 'payment';
  order_id: string;
  amount: number;
  currency: string;
  status: 'captured' | 'failed';
  /** Time (ISO 8601) of a late success: from then on the gateway reports the failed payment as captured. */
  succeeds_at?: string;
}
export interface TestRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
}

type Kind = TestGatewayRecordRow['kind'];
type Entity = TestOrder | TestPayment | TestRefund;

/** Returns a new id such as `pay_5f2c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

/** Stores an entity. Returns the existing entity when the unique key is already stored. */
export async function saveEntity<E extends Entity>(
  db: Database,
  kind: Kind,
  parentId: string,
  content: E,
  uniqueKey: string | null = null,
): Promise<E> {
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
    return JSON.parse(row.content) as E;
  }
}

/** Replaces a stored entity. */
export async function replace(db: Database, content: Entity): Promise<void> {
  await db
    .updateTable('test_gateway_records')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', content.id)
    .execute();
}

export async function findEntity<E extends Entity>(
  db: Database,
  kind: Kind,
  id: string,
): Promise<E | undefined> {
  const row = await db
    .selectFrom('test_gateway_records')
    .select('content')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && (JSON.parse(row.content) as E);
}

export async function listEntities<E extends Entity>(
  db: Database,
  kind: Kind,
  parentId: string,
): Promise<E[]> {
  const rows = await db
    .selectFrom('test_gateway_records')
    .select('content')
    .where('kind', '=', kind)
    .where('parent_id', '=', parentId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ content }) => JSON.parse(content) as E);
}
