import type { FastifyInstance } from 'fastify';
import { contactSource } from './accounts/index.ts';
import { appointmentSource } from './booking/appointments/personal-data.ts';
import { addressSource } from './shop/addresses/personal-data.ts';
import { designSource } from './shop/designs/personal-data.ts';
import { grievanceSource } from './shop/grievances/personal-data.ts';
import { orderSource } from './shop/orders/personal-data.ts';

/** Adds `app.personalData`: a feature that stores data of customers has its source here. */
export function addPersonalData(app: FastifyInstance): void {
  // Orders before designs: designs of orders that are under way belong to nobody then, and stay.
  app.decorate('personalData', [
    orderSource,
    designSource,
    addressSource,
    appointmentSource,
    grievanceSource,
    contactSource,
  ]);
}
