import type { FastifyInstance } from 'fastify';
import { contactSource } from './accounts/index.ts';
import { appointmentSource } from './booking/appointments/personal-data.ts';
import { addressSource } from './shop/addresses/personal-data.ts';
import { designSource } from './shop/designs/personal-data.ts';
import { grievanceSource } from './shop/grievances/personal-data.ts';
import { orderSource } from './shop/orders/personal-data.ts';

/** Adds `app.personalData`: the features that store personal data of customers, without the account itself. */
export function addPersonalData(app: FastifyInstance): void {
  // Orders come before designs. Erasing orders detaches the designs of open orders, which keeps these designs.
  app.decorate('personalData', [
    orderSource,
    designSource,
    addressSource,
    appointmentSource,
    grievanceSource,
    contactSource,
  ]);
}
