import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../database/database.ts';

/** An order that the gateway's API returns. Amounts are in paise. */
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
  /** Time (ISO 8601) of a late success. The gateway reports the failed payment as captured from this time on. */
  succeeds_at?: string;
}

export interface TestRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
}

type Entity = TestOrder | TestPayment | TestRefund;
type EntityOf<Kind extends Entity['entity']> = Extract<Entity, { entity: Kind }>;

/** Returns a new id such as `pay_5f2c…`. */
export const createId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

/** Stores an entity. Does nothing when an entity with the same unique key is stored. */
export async function saveEntity(
  db: Database,
  parentId: string,
  content: Entity,
  uniqueKey: string | null = null,
): Promise<void> {
  await db
    .insertInto('test_gateway_records')
    .values({
      id: content.id,
      kind: content.entity,
      parent_id: parentId,
      unique_key: uniqueKey,
      content: JSON.stringify(content),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
}

/** Returns the stored entities of one kind with an id, of a parent or with a unique key, oldest first. */
export async function listEntities<Kind extends Entity['entity']>(
  db: Database,
  kind: Kind,
  column: 'id' | 'parent_id' | 'unique_key',
  value: string,
): Promise<EntityOf<Kind>[]> {
  const rows = await db
    .selectFrom('test_gateway_records')
    .select('content')
    .where('kind', '=', kind)
    .where(column, '=', value)
    .orderBy('created_at')
    .execute();
  return rows.map(({ content }) => JSON.parse(content) as EntityOf<Kind>);
}
