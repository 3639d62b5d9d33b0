import type { PersonalDataSource } from '../../accounts/index.ts';
import { listAnswers, presentGrievance } from './queries.ts';

/**
 * Exports the grievances that were raised with the customer's verified email address. Does not erase grievances,
 * because the shop keeps them as proof of the answers.
 */
export const grievanceSource: PersonalDataSource = {
  name: 'grievances',
  async read({ db }, { email, isVerified }) {
    if (!isVerified) return [];
    const rows = await db
      .selectFrom('grievances')
      .selectAll()
      .where('email', '=', email)
      .orderBy('created_at')
      .execute();
    return Promise.all(rows.map(async (row) => presentGrievance(row, await listAnswers(db, row.id))));
  },
  async erase() {},
};
