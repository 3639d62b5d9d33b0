import type { FastifyInstance } from 'fastify';
import { contactSource } from './accounts/index.ts';
import { appointmentSource } from './booking/appointments/personal-data.ts';
import { addressSource } from './shop/addresses/queries.ts';
import { designSource } from './shop/designs/personal-data.ts';
import { grievanceSource } from './shop/grievances/grievances.ts';
import { orderSource } from './shop/orders/personal-data.ts';

/**
 * Adds `app.personalDataSources`: the personal data sources of all features, without the source of the account itself.
 */
export function addPersonalDataSources(app: FastifyInstance): void {
  // `orderSource` detaches the designs of open orders from the customer. `designSource` comes after `orderSource`,
  // because `designSource` deletes the designs of the customer.
  app.decorate('personalDataSources', [
    orderSource,
    designSource,
    addressSource,
    appointmentSource,
    grievanceSource,
    contactSource,
  ]);
}
