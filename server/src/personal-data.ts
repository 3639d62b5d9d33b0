import type { FastifyInstance } from 'fastify';
import { contactSource } from './accounts/index.ts';
import { appointmentSource } from './booking/appointments/personal-data.ts';
import { addressSource } from './shop/addresses/personal-data.ts';
import { designSource } from './shop/designs/personal-data.ts';
import { grievanceSource } from './shop/grievances/personal-data.ts';
import { orderSource } from './shop/orders/personal-data.ts';

/** Adds `app.personalData`: every feature that stores personal data of customers has its source here. */
export function addPersonalData(app: FastifyInstance): void {
  // Orders before designs: orders release the designs of open orders, which then stay.
  app.decorate('personalData', [
    orderSource,
    designSource,
    addressSource,
    appointmentSource,
    grievanceSource,
    contactSource,
  ]);
}
