import { randomUUID } from 'node:crypto';
import type { AddressForm, SavedAddress } from '@rangmala/shared/contract';
import { MAX_ADDRESSES } from '@rangmala/shared/contract/checkout';
import type { Database } from '../../database/database.ts';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import type { PersonalDataSource } from '../../accounts/index.ts';

const COLUMNS = [
  'id',
  'name',
  'phone',
  'pin',
  'line1',
  'area',
  'landmark',
  'city',
  'state',
  'gstin',
] as const;

/** Returns a customer's saved postal addresses, most recently used first. */
export async function listAddresses(db: Database, userId: string): Promise<SavedAddress[]> {
  return db
    .selectFrom('customer_addresses')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Saves a postal address.
 * @throws RuleError when the customer already has {@link MAX_ADDRESSES} addresses
 */
export async function insertAddress(
  db: Database,
  userId: string,
  address: AddressForm,
  now: Date,
): Promise<SavedAddress> {
  const savedAddresses = await listAddresses(db, userId);
  if (savedAddresses.length >= MAX_ADDRESSES) {
    throw new RuleError(`You can save up to ${MAX_ADDRESSES} addresses. Please remove one first.`);
  }
  const id = randomUUID();
  await db
    .insertInto('customer_addresses')
    .values({ id, user_id: userId, ...address, used_at: now.toISOString() })
    .execute();
  return { id, ...address };
}

/**
 * Changes a postal address and marks it as most recently used.
 * @throws NotFoundError for an unknown address and for an address of another customer
 */
export async function updateAddress(
  db: Database,
  userId: string,
  id: string,
  address: AddressForm,
  now: Date,
): Promise<SavedAddress> {
  const changedRow = await db
    .updateTable('customer_addresses')
    .set({ ...address, used_at: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!changedRow) throw createNotFoundError();
  return { id, ...address };
}

/**
 * Deletes a postal address.
 * @throws NotFoundError for an unknown address and for an address of another customer
 */
export async function deleteAddress(db: Database, userId: string, id: string): Promise<void> {
  const deletedRow = await db
    .deleteFrom('customer_addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!deletedRow) throw createNotFoundError();
}

/**
 * Marks the postal address of an order as most recently used if the address is saved already. Otherwise saves the
 * address if the customer has fewer than {@link MAX_ADDRESSES} addresses.
 */
export async function saveOrderAddress(
  db: Database,
  userId: string,
  { name, phone, pin, line1, area, landmark, city, state, gstin }: AddressForm,
  now: Date,
): Promise<void> {
  const address = { name, phone, pin, line1, area, landmark, city, state, gstin };
  const savedAddresses = await listAddresses(db, userId);
  const existingAddress = savedAddresses.find(
    ({ id: _id, ...each }) => JSON.stringify(each) === JSON.stringify(address),
  );
  if (existingAddress) await updateAddress(db, userId, existingAddress.id, address, now);
  else if (savedAddresses.length < MAX_ADDRESSES) await insertAddress(db, userId, address, now);
}

const createNotFoundError = (): NotFoundError => new NotFoundError('There is no such address.');

/** Exports and erases the customer's saved postal addresses. */
export const addressSource: PersonalDataSource = {
  name: 'addresses',
  read: ({ db }, { userId }) => listAddresses(db, userId),
  async erase(_app, { userId }, transaction) {
    await transaction.deleteFrom('customer_addresses').where('user_id', '=', userId).execute();
  },
};
