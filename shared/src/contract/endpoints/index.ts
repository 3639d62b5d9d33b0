import { accountEndpoints } from './accounts.ts';
import { bookingEndpoints } from './booking.ts';
import { designEndpoints } from './designs.ts';
import { deploymentEndpoints } from './deployments.ts';
import { galleryEndpoints } from './gallery.ts';
import { grievanceEndpoints } from './grievances.ts';
import { informationEndpoints } from './information.ts';
import { addressEndpoints } from './addresses.ts';
import { orderEndpoints } from './orders.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { shopEndpoints } from './shop.ts';

export { deploymentEndpoints };
export type { EndpointDefinition, Method } from './define.ts';
export type {
  AllEndpoints,
  ResponseOf,
  BodyOf,
  EndpointName,
  ParamsOf,
  QueryOf,
  ReadEndpoint,
} from './types.ts';

/** Every endpoint of the API, by method and path below `/api`. */
export const endpoints = {
  ...shopEndpoints,
  ...designEndpoints,
  ...orderEndpoints,
  ...informationEndpoints,
  ...grievanceEndpoints,
  ...addressEndpoints,
  ...personalDataEndpoints,
  ...accountEndpoints,
  ...galleryEndpoints,
  ...bookingEndpoints,
};

export type Endpoints = typeof endpoints;
export type DeploymentEndpoints = typeof deploymentEndpoints;
