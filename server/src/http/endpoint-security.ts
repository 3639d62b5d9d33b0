import type { Access, EndpointDefinition } from '@rangmala/shared/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { ForbiddenError, NotSignedInError } from './errors.ts';
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

/** Returns the kind of session that an endpoint needs; undefined when it needs none, or a token suffices. */
export function getNeededSession({ access = [] }: EndpointDefinition): 'customer' | 'artist' | undefined {
  const [name] = access;
  return access.length === 1 && (name === 'customer' || name === 'artist') ? name : undefined;
}

/**
 * Refuses a request without the session that its endpoint needs, and sets `request.customer`.
 * @throws NotSignedInError without the session
 * @throws ForbiddenError for another artist than that of the path `/artists/:id`
 */
export async function requireSession(request: FastifyRequest, kind: 'customer' | 'artist'): Promise<void> {
  const { user, artist } = await request.server.readSession(request, kind);
  if (!(kind === 'customer' ? user : artist)) throw new NotSignedInError('Please sign in.');
  if (kind === 'customer') Object.assign(request, { customer: user });
  else if (artist?.artist_id !== (request.params as { id: string }).id)
    throw new ForbiddenError('This is not your profile.');
}

/** Returns the `operationId` of an endpoint: `get-orders-number` for `GET /orders/{number}`. */
export const createOperationId = (method: string, path: string): string =>
  [method.toLowerCase(), ...(path.match(/\w+/g) ?? [])].join('-');
