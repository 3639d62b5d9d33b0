import { isFinished } from '@rangmala/shared/contract/rules';
import type { PersonalDataSource } from '../../accounts/index.ts';
import type { Database } from '../../database/database.ts';
import { detachDesigns } from '../designs/index.ts';
import { presentOrder } from './present.ts';
import { readWholeOrder } from './queries.ts';
import { deriveOrderToken } from './tokens.ts';

/** Exports all orders of the customer. Keeps the orders when the account is deleted. */
export const orderSource: PersonalDataSource = {
  name: 'orders',

  async read({ db, orders: { context } }, { userId }) {
    const userOrders = await db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('placed_at', 'desc')
      .execute();
    return Promise.all(
      userOrders.map(async (order) =>
        presentOrder(
          await readWholeOrder(db, order),
          context.now(),
          deriveOrderToken(context.secret, order.id),
        ),
      ),
    );
  },

  /**
   * Removes the customer from the orders, and from the designs of open orders. `designSource` then keeps these designs.
   * In finished orders, clears the phone number, the landmark, the gift note and the links to designs, which invoices
   * do not need.
   */
  async erase(_app, { userId }, transaction) {
    const orders = await transaction
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('user_id', '=', userId)
      .execute();
    if (orders.length === 0) return;
    await transaction.updateTable('orders').set({ user_id: null }).where('user_id', '=', userId).execute();
    const finishedIds = orders.filter(({ status }) => isFinished(status)).map(({ id }) => id);
    if (finishedIds.length > 0) {
      await assignGuestDesigns(transaction, userId, finishedIds);
      await deleteUnneededFields(transaction, finishedIds);
    }
    const openIds = orders.filter(({ status }) => !isFinished(status)).map(({ id }) => id);
    if (openIds.length > 0) await detachOrderedDesigns(transaction, openIds);
  },
};

/**
 * Assigns ordered designs without an owner to the customer. The deletion of the account then also deletes these
 * designs.
 */
async function assignGuestDesigns(db: Database, userId: string, orderIds: string[]): Promise<void> {
  await db
    .updateTable('designs')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('id', 'in', selectDesignIds(db, orderIds))
    .execute();
}

async function deleteUnneededFields(db: Database, ids: string[]): Promise<void> {
  await db
    .updateTable('orders')
    .set({ phone: '', landmark: '', gift_note: '' })
    .where('id', 'in', ids)
    .execute();
  await db
    .updateTable('order_lines')
    .set({ design_id: null, fields: '[]', custom_design_url: null, custom_design_name: null })
    .where('order_id', 'in', ids)
    .execute();
}

/** Removes the customer from the designs of open orders. The deletion of the account then keeps these designs. */
async function detachOrderedDesigns(db: Database, orderIds: string[]): Promise<void> {
  const rows = await selectDesignIds(db, orderIds).execute();
  await detachDesigns(
    db,
    rows.map(({ design_id }) => design_id),
  );
}

function selectDesignIds(db: Database, orderIds: string[]) {
  return db
    .selectFrom('order_lines')
    .select('design_id')
    .where('order_id', 'in', orderIds)
    .where('design_id', 'is not', null)
    .$castTo<{ design_id: string }>();
}
