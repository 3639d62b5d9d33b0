import type { PersonalDataSource } from '../../accounts/index.ts';
import { listAddresses } from './queries.ts';

/** Exports and erases the customer's saved postal addresses. */
export const addressSource: PersonalDataSource = {
  name: 'addresses',
  read: ({ db }, { userId }) => listAddresses(db, userId),
  async erase(_app, { userId }, transaction) {
    await transaction.deleteFrom('customer_addresses').where('user_id', '=', userId).execute();
  },
};
