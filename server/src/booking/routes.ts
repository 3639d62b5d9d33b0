import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { appointmentRoutes } from './appointments/routes.ts';
import { artistSessionRoutes } from './artist-sessions/routes.ts';
import { artistRoutes } from './artists/routes.ts';
import { handOverRoutes } from './appointments/hand-overs/routes.ts';
import { messageRoutes } from './appointments/messages/routes.ts';
import { scheduleRoutes } from './schedule/routes.ts';

/** Registers the routes of artists and their sessions, schedules, appointments, messages and hand-overs. */
export const bookingRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(artistRoutes);
  await app.register(scheduleRoutes);
  await app.register(artistSessionRoutes);
  await app.register(appointmentRoutes);
  await app.register(messageRoutes);
  await app.register(handOverRoutes);
};
