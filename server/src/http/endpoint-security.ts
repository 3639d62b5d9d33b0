import type { Access, EndpointDefinition } from '@rangmala/shared/contract/endpoints';
import type { Settings } from '../settings.ts';
import { SESSION_COOKIES, toCookieName } from './cookies.ts';

type SecurityScheme = {
  type: 'apiKey';
  in: 'cookie' | 'header' | 'query';
  name: string;
  description: string;
};

/** Returns the security schemes of the OpenAPI document. */
export function listSecuritySchemes(settings: Settings): Record<Access, SecurityScheme> {
  const createScheme = (where: SecurityScheme['in'], name: string, description: string): SecurityScheme => ({
    type: 'apiKey',
    in: where,
    name,
    description,
  });
  return {
    customer: createScheme(
      'cookie',
      toCookieName(settings, SESSION_COOKIES.customer),
      'The session of a customer, from POST /login',
    ),
    artist: createScheme(
      'cookie',
      toCookieName(settings, SESSION_COOKIES.artist),
      'The session of an artist, from POST /artists/login',
    ),
    'order-token': createScheme('header', 'Order-Token', 'The token of an order, from POST /orders'),
    'design-token': createScheme('header', 'Design-Token', 'The token of a design, from POST /designs'),
    'link-token': createScheme('query', 'token', 'The token of a mailed link'),
    signature: createScheme('query', 'signature', 'The signature of a picture’s URL'),
  };
}

/** Returns the `security` of an operation: a list of alternatives, [] for a public operation. */
export function listSecurity(
  path: string,
  { access, errors = [] }: Pick<EndpointDefinition, 'access' | 'errors'>,
): Partial<Record<Access, []>>[] {
  const needsSession = errors.includes(401);
  const defaultAccess: readonly Access[] = !needsSession
    ? []
    : [path.startsWith('/artists/{id}') ? 'artist' : 'customer'];
  return (access ?? defaultAccess).map((name) => ({ [name]: [] }));
}

/** Returns the `operationId` of an endpoint: `get-orders-number` for `GET /orders/{number}`. */
export const createOperationId = (method: string, path: string): string =>
  [method.toLowerCase(), ...(path.match(/\w+/g) ?? [])].join('-');
