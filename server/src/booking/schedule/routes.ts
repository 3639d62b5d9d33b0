import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addDays, toBusinessTime } from '@rangmala/shared/contract';
import { NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { findArtistName } from '../artists/queries.ts';
import { addDayOff, deleteDayOff } from './change-days-off.ts';
import { selectDaysOff, toDayOff } from './days-off.ts';
import { listBookedTimes, readSchedule } from './queries.ts';
import { computeLastBookableDay, listFreeTimes, listNextFreeTimes } from './time-slots.ts';

export const scheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'GET /artists/{id}/days-off', async ({ params: { id } }) => {
    const rows = await selectDaysOff(app.db, id, toBusinessTime(app.now()).date).execute();
    return rows.map(toDayOff);
  });

  route(app, 'POST /artists/{id}/days-off', async ({ params: { id }, body }) =>
    addDayOff(app.db, id, body, app.now()),
  );

  route(app, 'DELETE /artists/{id}/days-off/{dayOffId}', async ({ params }) => {
    await deleteDayOff(app.db, params.id, params.dayOffId);
  });

  route(app, 'GET /artists/{id}/appointments', async ({ params: { id } }) => {
    if ((await findArtistName(app.db, id)) === undefined) throw new NotFoundError('Artist not found');
    return listBookedTimes(app.db, id, app.now());
  });

  route(app, 'GET /artists/{id}/free-days', async ({ params: { id }, query: { from, days } }) => {
    if ((await findArtistName(app.db, id)) === undefined) throw new NotFoundError('Artist not found');
    const now = app.now();
    const today = toBusinessTime(now).date;
    const last = computeLastBookableDay(today);
    const schedule = await readSchedule(app.db, id, now, { first: today, last });
    const firstDate = from ?? today;
    const dates = Array.from({ length: days }, (_, index) => addDays(firstDate, index));
    return {
      days: dates.map((date) => ({
        date,
        free: [...listFreeTimes(schedule, { first: date, last: date })].length,
      })),
      next: listNextFreeTimes(schedule, last, 1)[0] ?? null,
    };
  });
};
