import { withApp } from '../../testing/app.ts';
import { waitForBlockedStatement } from '../../testing/blocked-statement.ts';
import { describeOnPostgres } from '../../testing/databases.ts';
import { answerGrievance, listAnswers, raiseGrievance } from './grievances.ts';
import { createGrievanceContext, type GrievanceContext } from './context.ts';

describeOnPostgres((database) => {
  test('stores both answers when the second answer is given before the first answer is committed', () =>
    withApp(
      async (app) => {
        const context = await createGrievanceContext(app);
        const { id, number } = await raiseGrievance(context, {
          name: 'Asha Rao',
          email: 'asha@example.in',
          order_number: '',
          message: 'The mug arrived broken.',
        });
        let secondAnswer: Promise<unknown> | undefined;
        const mail: GrievanceContext['mail'] = {
          // Starts the second answer before the transaction of the first answer ends.
          async enqueue(...message) {
            secondAnswer = Promise.allSettled([answerGrievance(context, number, 'Second.')]);
            await waitForBlockedStatement(app.db);
            await context.mail.enqueue(...message);
          },
        };
        await answerGrievance({ ...context, mail }, number, 'First.');
        expect(await secondAnswer).toMatchObject([{ status: 'fulfilled' }]);
        expect((await listAnswers(app.db, id)).map(({ text }) => text)).toEqual(['First.', 'Second.']);
      },
      { database },
    ));
});
