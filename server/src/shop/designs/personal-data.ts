import type { PersonalDataSource } from '../../accounts/index.ts';
import { getDesignFolder } from './assets.ts';
import { readAnswers, readShare } from './shares.ts';

/**
 * Exports the customer's designs. Erases the designs with their pictures, links, answers and print files, except designs of open
 * orders: `orderSource` runs first and removes the customer from those designs.
 */
export const designSource: PersonalDataSource = {
  name: 'designs',

  async read({ db }, { userId }) {
    const designs = await db
      .selectFrom('designs')
      .select(['id', 'product_id', 'content', 'created_at', 'updated_at', 'ordered_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return Promise.all(
      designs.map(async ({ content, ...design }) => ({
        ...design,
        content: JSON.parse(content) as unknown,
        shared_link: await readShare(db, design.id),
        answers: await readAnswers(db, design.id),
      })),
    );
  },

  async erase({ storage }, { userId }, transaction) {
    const designs = await transaction
      .selectFrom('designs')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    if (designs.length === 0) return undefined;
    const ids = designs.map(({ id }) => id);
    const jobs = await transaction
      .deleteFrom('print_jobs')
      .where('design_id', 'in', ids)
      .returning('line_id')
      .execute();
    await transaction.deleteFrom('designs').where('id', 'in', ids).execute();
    return async () => {
      for (const id of ids) await storage.deleteAll(getDesignFolder(id));
      for (const { line_id } of jobs) await storage.deleteAll(`print/${line_id}`);
    };
  },
};
