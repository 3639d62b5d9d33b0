import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Settings } from '../settings.ts';

/** What every cookie of ours has: not for scripts, not along with other sites' requests but for links. */
export function cookieOptions({ publicUrl }: Settings): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl) };
}

/** With `__Host-` browsers take the cookie over https from this very host only, never from a neighbour. */
export function cookieName({ publicUrl }: Settings, name: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name;
}

/** The secret that a cookie of ours carries; undefined when there is none, or something else in its place. */
export function secretIn(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[cookieName(request.server.settings, name)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function setSecret(reply: FastifyReply, name: string, secret: string, maxAgeMs: number): void {
  const { settings } = reply.server;
  reply.setCookie(cookieName(settings, name), secret, {
    ...cookieOptions(settings),
    maxAge: maxAgeMs / 1000,
  });
}

export function clearSecret(reply: FastifyReply, name: string): void {
  const { settings } = reply.server;
  reply.clearCookie(cookieName(settings, name), cookieOptions(settings));
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
