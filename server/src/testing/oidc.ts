import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { SignInNotice } from '@rangmala/shared/contract';
import { type TestAppOptions, withApp } from './app.ts';
import type { Browser } from './browser.ts';
import {
  type OpenIdProviderOptions,
  type Person,
  type TestOpenIdProvider,
  withOpenIdProvider,
} from './openid-provider.ts';

export const CALLBACK = 'http://localhost:3000/api/login/google/callback';
/** Who uses the third party in tests. */
export const MEERA: Person = {
  sub: 'google|7',
  email: 'Meera@Example.IN',
  email_verified: true,
  name: 'Meera Devi',
};
/** The same person in a session here. */
export const MEERA_HERE = {
  email: 'meera@example.in',
  name: 'Meera Devi',
  userId: expect.any(String),
  isGoogleUser: true,
};

/** A server of ours, and a third party that it knows. */
export function withThirdParty(
  work: (app: FastifyInstance, provider: TestOpenIdProvider) => Promise<void>,
  options: TestAppOptions = {},
  providerOptions: Partial<OpenIdProviderOptions> = {},
): Promise<void> {
  return withOpenIdProvider({ callback: CALLBACK, ...providerOptions }, async (provider) => {
    provider.person = MEERA;
    const env = { ...provider.env, ...options.env };
    await withApp((app) => work(app, provider), { ...options, env });
  });
}

/** The address that our server sends the browser to. */
export async function begin(browser: Browser, next?: string): Promise<string> {
  const search = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
  const answer = await browser.get(`/api/login/google${search}`);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

/** The browser is sent back. */
export const comeBack = (browser: Browser, url: URL): Promise<LightMyRequestResponse> =>
  browser.get(`${url.pathname}${url.search}`);

/** The whole way, there and back. @returns where it ends */
export async function signInThere(
  browser: Browser,
  provider: TestOpenIdProvider,
  next?: string,
): Promise<URL> {
  return endOf(await comeBack(browser, await provider.visit(await begin(browser, next))));
}

/** Where an answer sends the browser. */
export const endOf = (answer: LightMyRequestResponse): URL =>
  new URL(String(answer.headers.location), 'http://localhost:3000');

/** Back at the sign-in screen, with words. */
export function expectRefused(end: URL, notice: SignInNotice): void {
  expect(`${end.pathname}${end.search}`).toBe(`/signin?notice=${notice}`);
}
