import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Settings } from '../settings.ts';

/** Names of the cookies with the sessions of customers and artists, for {@link toCookieName}. */
export const SESSION_COOKIES = { customer: 'rangmala_session', artist: 'rangmala_artist' } as const;

/** Returns the default options of a cookie: all paths, HttpOnly, `SameSite=Lax`, and Secure over https. */
export function createCookieOptions({ publicUrl }: Settings): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl) };
}

/**
 * Returns the name of a cookie, with the prefix `__Host-` over https. Browsers accept a cookie with this prefix only
 * from the host itself, not from a subdomain.
 */
export function toCookieName({ publicUrl }: Settings, name: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name;
}

/** Returns the secret from a cookie; undefined when the cookie is missing or malformed. */
export function readSecretCookie(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[toCookieName(request.server.settings, name)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Sets a cookie that contains a secret for {@link readSecretCookie}. */
export function setSecretCookie(reply: FastifyReply, name: string, secret: string, maxAgeMs: number): void {
  const { settings } = reply.server;
  reply.setCookie(toCookieName(settings, name), secret, {
    ...createCookieOptions(settings),
    maxAge: maxAgeMs / 1000,
  });
}

/** Makes the browser delete a cookie that {@link setSecretCookie} has set. */
export function clearSecretCookie(reply: FastifyReply, name: string): void {
  const { settings } = reply.server;
  reply.clearCookie(toCookieName(settings, name), createCookieOptions(settings));
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
