import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Settings } from '../settings.ts';

/** Returns the options of every cookie: HttpOnly and SameSite=Lax. */
export function cookieOptions({ publicUrl }: Settings): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl) };
}

/** Returns the cookie's name. With the prefix `__Host-` browsers accept it over https from this very host only. */
export function cookieName({ publicUrl }: Settings, name: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name;
}

/** Returns the secret in a cookie; undefined when there is none, or when it has another format. */
export function secretIn(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[cookieName(request.server.settings, name)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function setSecretCookie(reply: FastifyReply, name: string, secret: string, maxAgeMs: number): void {
  const { settings } = reply.server;
  reply.setCookie(cookieName(settings, name), secret, {
    ...cookieOptions(settings),
    maxAge: maxAgeMs / 1000,
  });
}

export function clearSecretCookie(reply: FastifyReply, name: string): void {
  const { settings } = reply.server;
  reply.clearCookie(cookieName(settings, name), cookieOptions(settings));
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
